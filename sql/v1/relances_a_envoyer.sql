-- Writes the missing messages of the day, then assigns those that are due in an organization to a
-- worker, at most 100: {utilisateur_id, jour, destinataire, reference, sujet, texte}. An assigned
-- message stays with the worker until its outcome is recorded, the worker has died or ten minutes
-- are over. A message without a recipient is settled at once.
-- Spec: relances#message.
-- Why: messages with the fewest failures come first, so that a hundred mailboxes that refuse mail
--      do not delay the others.
-- Chosen: docs/decisions/0041-ouvriers.md, docs/decisions/0085-relances.md.
create or replace function v1.relances_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := now();
  v_messages json;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  if relance.preparer(v_le) = 0 then
    return '[]';
  end if;
  with du as materialized (
    select m as message
    from relance.message m
    where m.statut = 'du' and (m.ouvrier is null or m.tente_le < v_le - interval '10 minutes'
                               or not tache.est_vivant(m.ouvrier))
    order by m.tentatives, m.jour, m.utilisateur_id
    limit 100
    for update skip locked
  ),
  adresse as materialized (
    select (d.message).utilisateur_id, (d.message).jour, d.message, a.courriel
    from du d
      left join utilisateur.utilisateur u
        on u.organisation_id = (d.message).organisation_id
          and u.id = (d.message).utilisateur_id and u.statut = 'actif'
      left join relance.abonne a
        on a.organisation_id = u.organisation_id and a.utilisateur_id = u.id
  ),
  pris as (
    update relance.message m
    set ouvrier = p_requete ->> 'ouvrier', tente_le = v_le,
        statut = case when a.courriel is null then 'retire' else 'du' end,
        regle_le = case when a.courriel is null then v_le end
    from adresse a
    where m.utilisateur_id = a.utilisateur_id and m.jour = a.jour
  )
  select coalesce(json_agg(
           (to_jsonb(r.redige) || jsonb_build_object(
             'utilisateur_id', a.utilisateur_id, 'jour', a.jour, 'destinataire', a.courriel))
           order by a.utilisateur_id), '[]')
  into v_messages
  from adresse a
    cross join lateral (select relance.rediger(a.message)::jsonb as redige) as r
  where a.courriel is not null;
  return v_messages;
end
$$;
grant execute on function v1.relances_a_envoyer(jsonb) to api;
