-- Converts a mass of a product to the consumption of a capacity: the raw material, and its mass in
-- g by the product's coefficient in the campaign's frozen pack, rounded up.
-- Spec: capacites#consommation.
-- Chosen: products of one raw material draw on one capacity; docs/decisions/0008-collecte.md,
--         0043-pack-fige.md.
create or replace function capacite.prise(
  p_produit produit.produit, p_net_g bigint,
  out matiere_code text, out quantite_g bigint) returns record
language plpgsql immutable
as $$
begin
  matiere_code := coalesce(p_produit.matiere_premiere_liee_code, p_produit.code);
  quantite_g := ceil(p_net_g::numeric * p_produit.coefficient_ppm / 1000000);
end
$$;
