-- Returns whether a collection's number can be given: the campaign has a frozen model without
-- missing values, and its sequence is not full.
-- Spec: numerotation#attribution.
create or replace function numerotation.est_possible(
  p_campagne_id uuid, p_produit_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from numerotation.modele_fige(p_campagne_id, p_produit_id) as m
    where numerotation.composer(m.segments, m.annee, m.code_campagne, 'MP', m.produit, m.prefixe, 1)
        is not null
      and not exists (
        select from numerotation.compteur c
        where c.campagne_id = p_campagne_id and c.nature = 'MP' and c.produit_id = p_produit_id
          and c.dernier_rang >= numerotation.rang_maximal(m.segments)));
end
$$;
