-- Processes the effects that `reception.differer` deferred, collection by collection, as if each
-- had been judged once: the state before the act is compared with the present state.
-- Spec: receptions#redressement.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Locks: the receptions by id, their lots and what was made of these by id.
create or replace function reception.reprendre_differees(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reprises jsonb := (current_setting('sillon.reprises') || ']')::jsonb;
  v_receptions uuid[] := array(
    select distinct collecte.reception_de((r.value #>> '{avant,id}')::uuid)
    from jsonb_array_elements(v_reprises) as r);
  v_lots uuid[];
  v_reprise record;
  v_documents_differes boolean := document.differer();
begin
  perform set_config('sillon.reprises', '', true);
  perform from reception.reception r where r.id = any (v_receptions) order by r.id for update;
  v_lots := array(
    select l.id from lot.lot l where l.reception_id = any (v_receptions) and l.statut <> 'annulé');
  perform lot.verrouiller(variadic v_lots || array(
    select d.id from genealogie.descendants(v_lots) as d where d.genre = 'lot'));
  for v_reprise in
    select distinct on (r.value #>> '{avant,id}')
           jsonb_populate_record(null::collecte.collecte, r.value -> 'avant') as avant,
           r.value -> 'etats' as etats, r.value ->> 'raison' as raison
    from jsonb_array_elements(v_reprises) with ordinality as r
    order by r.value #>> '{avant,id}', r.ordinality
  loop
    perform set_config(
      'sillon.raison_des_reprises', coalesce(v_reprise.raison, ''), true);
    perform reception.reprendre(v_reprise.avant, v_reprise.etats, p_le);
  end loop;
  perform set_config('sillon.raison_des_reprises', '', true);
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
end
$$;
