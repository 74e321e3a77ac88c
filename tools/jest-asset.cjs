// Replaces a stylesheet, image or font in a component test.
module.exports = {};
