-- Writes the members of a new, changed or corrected reception. The reception of a client's return
-- is the only kind written elsewhere (`expedition.accueillir`).
-- Spec: receptions#reception, receptions#correction.
create or replace function reception.poser(p_reception reception.reception) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into reception.reception
    (organisation_id, id, campagne_id, produit_id, origine, groupement_id, fournisseur_id,
     contrat_id, bon_id, emplacement_id, net_g, refaction_g, net_marchand_g, mesures,
     qualite_declaree, lot_fournisseur, apports_prevus, raison_ecart, date_operation, cree_le,
     auteur_id, indice)
  values (core.organisation_id(), p_reception.id, p_reception.campagne_id, p_reception.produit_id,
          p_reception.origine, p_reception.groupement_id, p_reception.fournisseur_id,
          p_reception.contrat_id, p_reception.bon_id, p_reception.emplacement_id,
          p_reception.net_g, p_reception.refaction_g, p_reception.net_marchand_g,
          p_reception.mesures, p_reception.qualite_declaree, p_reception.lot_fournisseur,
          p_reception.apports_prevus, p_reception.raison_ecart, p_reception.date_operation,
          p_reception.cree_le, p_reception.auteur_id, coalesce(p_reception.indice, 1))
  on conflict (organisation_id, id) do update
    set campagne_id = excluded.campagne_id, produit_id = excluded.produit_id,
        groupement_id = excluded.groupement_id, fournisseur_id = excluded.fournisseur_id,
        contrat_id = excluded.contrat_id, bon_id = excluded.bon_id,
        emplacement_id = excluded.emplacement_id, net_g = excluded.net_g,
        refaction_g = excluded.refaction_g, net_marchand_g = excluded.net_marchand_g,
        mesures = excluded.mesures, qualite_declaree = excluded.qualite_declaree,
        lot_fournisseur = excluded.lot_fournisseur, apports_prevus = excluded.apports_prevus,
        raison_ecart = excluded.raison_ecart, date_operation = excluded.date_operation,
        indice = excluded.indice;
end
$$;
