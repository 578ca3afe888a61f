-- Updates a recorded duplicate by a version that replaces the former one: its document, the number
-- of copies, the date.
-- Spec: file-de-controle#correction.
create or replace function recu.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'reimpression_id')::uuid;
  v_reference text := p_contexte.payload ->> 'reference_provisoire';
  v_copies integer := (p_contexte.payload ->> 'copies')::integer;
  v_visee uuid := recu.viser(p_contexte);
begin
  with recursive version as (
    select r.id, r.organisation_id, 1 as rang from recu.reimpression r where r.id = v_id
    union all
    select n.id, n.organisation_id, v.rang + 1
    from version v cross join lateral (
      select r.id, r.organisation_id from recu.reimpression r
      where r.organisation_id = v.organisation_id and r.remplace_id = v.id offset 0) as n
  )
  insert into recu.reimpression
    (organisation_id, id, commande_id, reference_provisoire, commande_visee, copies, auteur_id,
     date_operation, remplace_id)
  select r.organisation_id, gen_random_uuid(), r.commande_id, v_reference, v_visee, v_copies,
         r.auteur_id, p_contexte.date_operation, r.id
  from (select v.organisation_id, v.id from version v order by v.rang desc limit 1) as d
    join recu.reimpression r on r.organisation_id = d.organisation_id and r.id = d.id
  where (r.reference_provisoire, r.commande_visee, r.copies, r.date_operation)
    is distinct from (v_reference, v_visee, v_copies, p_contexte.date_operation);
  return ('{}', '{}', null, 'reimpression',
          jsonb_build_object('reimpression', v_id))::commande.effet;
end
$$;
