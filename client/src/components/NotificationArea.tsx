import 'react-toastify/ReactToastify.css';
import './Notifications.css';

import { ToastContainer } from 'react-toastify/unstyled';

export { toast } from 'react-toastify/unstyled';

/**
 * The notification area (specification §2); its styles are a file, because the content security policy allows no
 * others.
 */
export function NotificationArea() {
  return (
    <ToastContainer
      position="top-center"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      theme="light"
      closeOnClick={false}
    />
  );
}
