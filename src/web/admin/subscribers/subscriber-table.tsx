import type { Subscriber } from "#contract/newsletter/subscribers.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { MESSAGES } from "./messages.ts";

type Props = { subscribers: Subscriber[]; onRemove: (subscriber: Subscriber) => void };

export function SubscriberTable({ subscribers, onRemove }: Props) {
  const formatDate = useDateFormat();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{MESSAGES.email}</th>
          <th scope="col">{MESSAGES.since}</th>
          <th scope="col">
            <span className="sr">{MESSAGES.remove}</span>
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
                {MESSAGES.remove}
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
  if (!isActive) return MESSAGES.unsubscribed;
  return confirmedAt === null ? MESSAGES.notConfirmed : "";
}
