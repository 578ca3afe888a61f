-- Puts the collection of an open control on its note, once it is on no other note: as if the other
-- note had never existed.
-- Spec: file-de-controle#repose, types-de-commandes#livraison-etablir-bon.
-- Locks: the note.
create or replace function livraison.reprendre(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := p_controle.entite_id;
  v_collecte_id uuid := (p_controle.details ->> 'id')::uuid;
begin
  perform from livraison.bon b where b.id = v_id for update;
  if p_controle.details ? 'bon_id' and not exists (
    select from livraison.bon_collecte l where l.collecte_id = v_collecte_id)
  then
    perform document.imprimer(
      'bon_livraison', v_id, livraison.contenu_imprime(v_id, document.langue()));
    update livraison.bon_collecte l set collecte_id = l.collecte_declaree
    where l.bon_id = v_id and l.collecte_declaree = v_collecte_id;
    perform document.changer('bon_livraison', v_id, p_le);
  end if;
end
$$;
