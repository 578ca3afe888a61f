-- Returns the members of a reception that a correction can change, and the values that depend on
-- them. Masses in g.
-- Spec: receptions#correction.
create or replace function reception.corrigible(p_reception reception.reception) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'date_operation', core.horodatage(p_reception.date_operation),
    'produit_id', p_reception.produit_id, 'groupement_id', p_reception.groupement_id,
    'fournisseur_id', p_reception.fournisseur_id,
    'contrat_id', p_reception.contrat_id, 'net_g', p_reception.net_g,
    'refaction_g', p_reception.refaction_g, 'net_marchand_g', p_reception.net_marchand_g,
    'mesures', p_reception.mesures, 'qualite_declaree', p_reception.qualite_declaree,
    'lot_fournisseur', p_reception.lot_fournisseur, 'raison_ecart', p_reception.raison_ecart,
    'statut', p_reception.statut)
$$;
