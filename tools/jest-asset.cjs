// What a stylesheet, picture or font is to a component test: nothing.
module.exports = {};
