-- A payment as lists show it. Amounts in minor units of `devise`.
-- Spec: paiements#paiement.
create or replace function paiement.presenter(p_paiement paiement.paiement) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'id', p_paiement.id, 'genre', p_paiement.genre, 'producteur_id', p_paiement.producteur_id,
    'fournisseur_id', p_paiement.fournisseur_id, 'moyen', p_paiement.moyen,
    'reference', p_paiement.reference, 'devise', p_paiement.devise,
    'montant', p_paiement.montant, 'statut', p_paiement.statut,
    'date_operation', core.horodatage(p_paiement.date_operation),
    'cree_le', core.horodatage(p_paiement.cree_le), 'auteur_id', p_paiement.auteur_id,
    'valide_le', core.horodatage(p_paiement.valide_le), 'valide_par', p_paiement.valide_par,
    'raison', p_paiement.raison, 'contrepasse_id', p_paiement.contrepasse_id,
    'contrepasse_par', (
      select x.id from paiement.paiement x where x.contrepasse_id = p_paiement.id))
$$;
