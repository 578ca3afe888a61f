-- Blocks the given lots that an executed recall had not reached yet, and adds them to its lines.
-- Spec: rappels#suivi.
-- Chosen: docs/decisions/0030-rappel.md. Locks: the recall, then the lots, by id.
create or replace function rappel.etendre(
  p_rappel rappel.rappel, p_ids uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select i.id from unnest(p_ids) as i (id)
    where exists (select from lot.lot l where l.id = i.id)
      and not exists (select from rappel.ligne l
                      where l.objet_id = i.id and l.rappel_id = p_rappel.id
                        and l.phase <> 'plan'));
begin
  if v_ids = '{}' then
    return;
  end if;
  perform from rappel.rappel r where r.id = p_rappel.id for update;
  with situation as materialized (
    select s.objet_id, s.numero, s.statut, s.quantite_g, s.motif, s.produit_id, s.emplacement_id
    from rappel.situer_lots(v_ids) as s order by s.objet_id
  )
  insert into rappel.ligne
    (organisation_id, rappel_id, phase, rang, genre, objet_id, numero, statut, quantite_g, effet,
     motif, produit_id, emplacement_id, le)
  select p_rappel.organisation_id, p_rappel.id, 'suite',
         row_number() over (order by s.objet_id) + coalesce((
           select max(l.rang) from rappel.ligne l
           where l.rappel_id = p_rappel.id and l.phase = 'suite'), 0),
         'lot', s.objet_id, s.numero, s.statut, s.quantite_g,
         rappel.bloquer(p_rappel, s.objet_id, p_rappel.execute_par, p_le),
         s.motif, s.produit_id, s.emplacement_id, p_le
  from situation s;
end
$$;
