-- Returns the period in which a newly registered plot is active: the period of its producer, whose
-- exits and returns apply to the plot too. Without a known producer the plot is always active.
-- Spec: terrain#sortie, commandes#ordre-d-arrivee.
create or replace function parcelle.actif_avec(p_producteur_id uuid) returns tstzmultirange
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    (select p.actif_pendant from producteur.producteur p
     where p.id = p_producteur_id and not isempty(p.actif_pendant)), '{(,)}');
end
$$;
