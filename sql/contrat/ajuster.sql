-- Calculates the adjustments of a price formula for some measurements: the whole steps of the
-- measurement beyond the threshold, at most `maximum_pas`, and their effect on the price per
-- kilogram, in minor units.
-- Spec: contrats-et-devises#prix.
-- Chosen: docs/decisions/0019-contrats.md.
create or replace function contrat.ajuster(p_formule jsonb, p_mesures jsonb)
returns table (rang bigint, mesure text, valeur bigint, pas bigint, montant_kg bigint)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select d.rang, d.mesure, d.valeur::bigint, p.pas::bigint, (p.pas * d.montant_kg)::bigint
  from (
    select a.rang, a.value ->> 'mesure' as mesure,
           (p_mesures ->> (a.value ->> 'mesure'))::numeric as valeur,
           (a.value ->> 'seuil')::numeric as seuil, (a.value ->> 'pas')::numeric as largeur,
           case a.value ->> 'sens' when 'au_dessus' then 1 else -1 end as signe,
           (a.value ->> 'maximum_pas')::numeric as maximum,
           (a.value ->> 'montant_kg')::numeric as montant_kg
    from jsonb_array_elements(p_formule -> 'ajustements') with ordinality as a (value, rang)
  ) as d
  cross join lateral (
    -- `least` ignores the null of a formula without a maximum.
    select least(d.maximum, greatest(0, div(d.signe * (d.valeur - d.seuil), d.largeur))) as pas
  ) as p
$$;
