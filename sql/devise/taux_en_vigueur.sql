-- Returns the exchange rate between two currencies in force at a date (`devise.taux_connu`); it
-- must exist.
-- Spec: contrats-et-devises#taux.
-- Refuses: taux_change_inconnu.
create or replace function devise.taux_en_vigueur(
  p_source text, p_cible text, p_le timestamptz) returns devise.taux
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_taux devise.taux := devise.taux_connu(p_source, p_cible, p_le);
begin
  if v_taux.id is null then
    raise sqlstate 'TR409' using message = 'taux_change_inconnu',
      detail = jsonb_build_object('source', p_source, 'cible', p_cible,
                                  'le', core.horodatage(p_le))::text;
  end if;
  return v_taux;
end
$$;
