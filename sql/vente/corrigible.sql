-- Returns the members of a sale that a correction can change, and the values that depend on them.
-- Spec: ventes-et-expeditions#correction.
create or replace function vente.corrigible(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'client_id', v.client_id, 'devise', v.devise, 'tolerance_cp', v.tolerance_cp,
      'statut', v.statut, 'montant', vente.montant(v.id),
      'montant_organisation', v.montant_organisation,
      'lignes', (
        select jsonb_agg(jsonb_build_object(
          'rang', l.rang, 'quantite_g', l.quantite_g, 'prix_kg', l.prix_kg,
          'produit_id', l.produit_id, 'qualites', vente.qualites_de(l.vente_id, l.rang))
          order by l.rang)
        from vente.ligne l where l.vente_id = v.id))
    from vente.vente v where v.id = p_id);
end
$$;
