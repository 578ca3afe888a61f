-- Returns the price of a kilogram on a contract's line for some measurements, in minor units of the
-- contract's currency: its single price, or the formula's base with its adjustments, never below
-- the formula's minimum (zero if the formula has none) nor above its maximum; null while a
-- measurement that the formula needs is unknown. Integers throughout.
-- Spec: contrats-et-devises#prix.
create or replace function contrat.prix_connu(p_ligne contrat.ligne, p_mesures jsonb)
returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_ligne.formule is null then
    return p_ligne.prix_kg;
  elsif contrat.mesures_manquantes(p_ligne, p_mesures) <> '{}' then
    return null;
  end if;
  return (
    select greatest(coalesce((p_ligne.formule ->> 'minimum_kg')::numeric, 0),
                    least((p_ligne.formule ->> 'maximum_kg')::numeric,
                          (p_ligne.formule ->> 'prix_base_kg')::numeric + sum(a.montant_kg)))
    from contrat.ajuster(p_ligne.formule, p_mesures) as a);
end
$$;
