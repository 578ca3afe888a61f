-- Puts the collection of an open control on the first of the notes that wait for the collection, if
-- the collection is on no note, or on a later one.
-- Spec: file-de-controle#repose, types-de-commandes#livraison-etablir-bon.
-- Why: the first note may be another one than the control's own; the control of that other note is
--      then judged again too.
-- Locks: the controls that wait for the collection, the note, then the one that has the collection,
--        and their documents.
create or replace function livraison.reprendre(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collectes uuid[] := array[p_controle.details ->> 'id'];
  v_porteur_id uuid := (
    select l.bon_id from livraison.bon_collecte l where l.collecte_id = any (v_collectes));
  v_ancien_id uuid := coalesce(v_porteur_id::text, p_controle.details ->> 'bon_id');
  v_id uuid := livraison.premier(array(
    select a.bon_id from livraison.attentes(v_ancien_id, v_collectes) as a));
begin
  if v_id is null
    or v_porteur_id is not null and not livraison.est_devance(v_porteur_id, v_id)
  then
    return;
  end if;
  perform constat.tenir(array(
    select a.id from livraison.attentes(v_ancien_id, v_collectes) as a));
  perform from livraison.bon b where b.id = v_id for update;
  perform document.imprimer(
    'bon_livraison', v_id, livraison.contenu_imprime(v_id, document.langue()));
  if v_porteur_id is null then
    perform livraison.porter(v_id, v_collectes, v_ancien_id);
  else
    perform livraison.departager(v_id, v_collectes, p_le);
  end if;
  perform document.changer('bon_livraison', v_id, p_le);
end
$$;
