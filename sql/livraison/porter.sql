-- Puts collections on a note that names them, if they are on no other note. Controls of other notes
-- that said that the former note had these collections now name this one.
-- Spec: types-de-commandes#livraison-etablir-bon.
-- Locks: both notes; the caller has locked these controls before.
create or replace function livraison.porter(
  p_bon_id uuid, p_collectes uuid[], p_ancien_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update livraison.bon_collecte l set collecte_id = l.collecte_declaree
  where l.bon_id = p_bon_id and l.collecte_declaree = any (p_collectes);
  perform livraison.marquer(array[p_bon_id, p_ancien_id]);
  update controle.controle k
  set details = k.details - 'reception_id' || jsonb_build_object('bon_id', p_bon_id)
  where k.id in (select w.id from livraison.attentes(p_ancien_id, p_collectes) as w)
    and k.entite_id <> p_bon_id;
end
$$;
