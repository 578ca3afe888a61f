-- Cancels a delivery note, so that its collections are free for another.
-- Spec: file-de-controle#annulation.
-- Locks: the note.
create or replace function livraison.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'livraison_id')::uuid;
begin
  perform from livraison.bon b where b.id = v_id for update;
  perform document.imprimer(
    'bon_livraison', v_id, livraison.contenu_imprime(v_id, document.langue()));
  update livraison.bon_collecte l set collecte_id = null where l.bon_id = v_id;
  perform livraison.marquer(array[v_id]);
  perform document.changer('bon_livraison', v_id, p_le);
end
$$;
