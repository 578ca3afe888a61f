-- Returns the remaining work of the current organization after a restoration: phones that must
-- still send commands again whose results are in the log, numbers that no record has taken again,
-- and held messages.
-- Spec: restauration#rapport.
create or replace function restauration.situer() returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'messages', restauration.messages_retenus(),
    'appareils', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'appareil_id', a.id, 'code_court', a.code_court, 'agent', u.identifiant,
               'en_base', a.derniere_sequence, 'attendue', d.sequence) order by a.code_court), '[]')
      from restauration.appareil_attendu d
        join appareil.appareil a on a.id = d.appareil_id
        join utilisateur.utilisateur u on u.id = a.utilisateur_id
      where a.derniere_sequence < d.sequence),
    'numeros', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'numero', r.numero, 'entite', r.entite, 'entite_id', r.entite_id)
               order by r.entite, r.numero), '[]')
      from numerotation.numero_repris r
      where not exists (select from numerotation.numero_officiel n where n.numero = r.numero)))
$$;
