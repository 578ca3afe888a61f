-- Moves the named collections to a note from later notes (`livraison.premier`), except from notes
-- with a reception. The other notes get controls.
-- Spec: types-de-commandes#livraison-etablir-bon, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0153-dans-tout-ordre.md.
-- Why: the note is compared again after it is locked, because a reception may have named the other
--      note meanwhile.
-- Locks: of the other notes, one by one: the controls that wait for them, the note, its documents.
create or replace function livraison.departager(
  p_bon_id uuid, p_collectes uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre_id uuid;
  v_cedees uuid[];
begin
  loop
    v_autre_id := (
      select a.bon_id from livraison.bon_collecte a
      where a.collecte_id = any (p_collectes) and livraison.est_devance(a.bon_id, p_bon_id)
      order by a.bon_id limit 1);
    exit when v_autre_id is null;
    perform constat.tenir(array(
      select w.id from livraison.attentes(v_autre_id, p_collectes) as w));
    perform from livraison.bon b where b.id = v_autre_id for update;
    continue when not livraison.est_devance(v_autre_id, p_bon_id);
    perform document.imprimer('bon_livraison', v_autre_id,
      livraison.contenu_imprime(v_autre_id, document.langue()));
    with cedee as (
      update livraison.bon_collecte a set collecte_id = null
      where a.bon_id = v_autre_id and a.collecte_id = any (p_collectes)
      returning a.collecte_declaree
    )
    select array_agg(c.collecte_declaree) into v_cedees from cedee c;
    perform livraison.porter(p_bon_id, v_cedees, v_autre_id);
    perform document.changer('bon_livraison', v_autre_id, p_le);
    perform livraison.constater(v_autre_id, p_le);
  end loop;
end
$$;
