-- Presents a delivery to the worker that sends it: the address, the sealed secrets in force, latest
-- first, and the event with the path of its record. An event shows ids, states and an instant.
-- Spec: webhooks#contenu, webhooks#secrets.
create or replace function webhook.presenter_a_envoyer(
  p_id uuid, p_webhook_id uuid, p_evenement_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_id, 'adresse', a.adresse,
      'secrets', (
        select json_agg(json_build_object('id', s.id, 'scelle', s.scelle) order by s.rang desc)
        from webhook.secret s
        where s.webhook_id = a.id and coalesce(s.expire_le > p_le, true)),
      'evenement', json_build_object(
        'id', e.id, 'genre', e.genre, 'le', core.horodatage(e.le), 'organisation', o.code,
        'entite', g.entite, 'entite_id', e.sujet_id, 'acte', e.acte, 'etat', e.etat,
        'chemin', replace(g.chemin, ':id', e.sujet_id::text)))
    from webhook.webhook a
      join webhook.evenement e on e.id = p_evenement_id
      join webhook.genre g on g.genre = e.genre
      join organisation.organisation o on o.id = a.organisation_id
    where a.id = p_webhook_id);
end
$$;
