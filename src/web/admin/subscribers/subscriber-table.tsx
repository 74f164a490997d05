import type { Subscriber } from "#contract/newsletter/subscribers.ts";
import { useDateFormat } from "../layout/use-date-format.ts";

type Props = { subscribers: Subscriber[]; onRemove: (subscriber: Subscriber) => void };

export function SubscriberTable({ subscribers, onRemove }: Props) {
  const formatDate = useDateFormat();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Since</th>
          <th scope="col">
            <span className="sr">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <tr key={subscriber.id}>
            <th scope="row">
              {subscriber.email}
              <small> {describeState(subscriber)}</small>
            </th>
            <td>{formatDate(subscriber.createdAt)}</td>
            <td>
              <button
                className="btn small quiet"
                type="button"
                onClick={() => onRemove(subscriber)}
              >
                Remove
                <span className="sr"> {subscriber.email}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describeState({ isActive, confirmedAt }: Subscriber): string {
  if (!isActive) return "unsubscribed";
  return confirmedAt === null ? "not confirmed" : "";
}
