-- Returns the entries of a step: its inputs and outputs, the lost mass (declared or missing) of its
-- input products, the excess mass of its output products, and the account `transformation`, which
-- balances every product.
-- Spec: matiere#solde, etapes#validation.
create or replace function etape.lignes(p_etape_id uuid) returns matiere.ligne[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_bilan record := etape.bilan(p_etape_id);
  v_lignes matiere.ligne[];
begin
  with entree as (
    select l.produit_id, n.lot_id, n.quantite_g
    from etape.entree n join lot.lot l on l.organisation_id = n.organisation_id and l.id = n.lot_id
    where n.etape_id = p_etape_id
  ),
  sortie as (
    select s.produit_id, s.lot_id, s.quantite_g from etape.sortie s
    where s.etape_id = p_etape_id and not s.retiree
  ),
  ligne as (
    select matiere.compte_de('lot', e.lot_id) as compte_id, e.produit_id,
           -e.quantite_g as quantite_g
    from entree e
    union all
    select matiere.compte_de('lot', s.lot_id), s.produit_id, s.quantite_g from sortie s
    union all
    select matiere.compte_de('perte', null), p.produit_id, p.part_g
    from etape.partager(v_bilan.pertes_g + greatest(v_bilan.ecart_g, 0),
           array(select (null, e.produit_id, e.quantite_g, null)::matiere.ligne from entree e)) as p
    union all
    select matiere.compte_de('ajustement', null), p.produit_id, -p.part_g
    from etape.partager(greatest(-v_bilan.ecart_g, 0),
           array(select (null, s.produit_id, s.quantite_g, null)::matiere.ligne from sortie s)) as p
  )
  select array(
    select (l.compte_id, l.produit_id, l.quantite_g, null)::matiere.ligne from ligne l
    where l.quantite_g <> 0
    union all
    select (matiere.compte_de('transformation', null), l.produit_id, -sum(l.quantite_g),
            null)::matiere.ligne
    from ligne l group by l.produit_id having sum(l.quantite_g) <> 0)
  into v_lignes;
  return v_lignes;
end
$$;
