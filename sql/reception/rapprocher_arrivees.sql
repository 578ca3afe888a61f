-- Settles the references of a reception whose commands arrived while it was being written, or while
-- it was a draft; what they say otherwise opens controls.
-- Spec: domain, «fruit travels faster than data».
-- Why: called at the end of what gives a reception its lot, since neither side sees the other's
--      uncommitted row.
-- Locks: the references in their order, then what `reception.rapprocher` locks.
create or replace function reception.rapprocher_arrivees(
  p_reception_id uuid, p_auteur_id uuid, p_date_operation timestamptz, p_le timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_collecte record;
  v_reference text;
begin
  for v_reference in
    select a.reference_provisoire from reception.apport a
    where a.reception_id = p_reception_id and a.collecte_id is null and a.annule_le is null
    order by a.reference_provisoire
  loop
    perform reception.verrouiller_reference(v_reference);
    for v_collecte in
      select c.id, c.commande_id from collecte.collecte c
        join commande.commande o on o.organisation_id = c.organisation_id and o.id = c.commande_id
      where o.reference_provisoire = v_reference
    loop
      perform controle.ouvrir(
        v_collecte.commande_id, 'collecte', v_collecte.id,
        reception.rapprocher(v_collecte.id, p_auteur_id, p_date_operation, p_le), p_le);
    end loop;
  end loop;
end
$$;
