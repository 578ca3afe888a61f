-- Takes back producers: they count as never active. Controls of other records that depend on them
-- are judged again.
-- Spec: imports#annulation, file-de-controle#repose.
-- Locks: the producers, by id, each with the controls that rest on it before it.
create or replace function importation.defaire_producteurs(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
  v_contexte commande.contexte;
  v_reposent uuid[];
begin
  foreach v_id in array p_ids loop
    v_contexte := importation.contexte(
      'producteur.enregistrer', jsonb_build_object('producteur_id', v_id), null, p_le,
      p_auteur_id, p_le);
    v_reposent := commande.tenir_reposent(null, v_contexte);
    perform producteur.annuler(v_contexte, p_auteur_id, p_le);
    perform commande.juger_sans(v_id, v_reposent, 'annulation', p_raison, p_auteur_id, p_le);
  end loop;
end
$$;
