-- Writes the members of a corrected reception.
-- Spec: receptions#correction.
create or replace function reception.reporter(p_apres reception.reception) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update reception.reception r
  set produit_id = p_apres.produit_id, date_operation = p_apres.date_operation,
      groupement_id = p_apres.groupement_id, fournisseur_id = p_apres.fournisseur_id,
      contrat_id = p_apres.contrat_id, net_g = p_apres.net_g, refaction_g = p_apres.refaction_g,
      net_marchand_g = p_apres.net_marchand_g, mesures = p_apres.mesures,
      qualite_declaree = p_apres.qualite_declaree, raison_ecart = p_apres.raison_ecart,
      lot_fournisseur = p_apres.lot_fournisseur, indice = p_apres.indice
  where r.id = p_apres.id;
end
$$;
