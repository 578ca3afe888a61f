-- Returns the price of a kilogram on a contract's line for some measurements
-- (`contrat.prix_connu`); requires all measurements that its formula needs.
-- Spec: contrats-et-devises#prix.
-- Refuses: mesure_qualite_manquante.
create or replace function contrat.prix_kg(p_ligne contrat.ligne, p_mesures jsonb) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquantes text[] := contrat.mesures_manquantes(p_ligne, p_mesures);
begin
  if p_ligne.formule is not null and v_manquantes <> '{}' then
    raise sqlstate 'TR409' using message = 'mesure_qualite_manquante',
      detail = jsonb_build_object('mesures', v_manquantes)::text;
  end if;
  return contrat.prix_connu(p_ligne, p_mesures);
end
$$;
