-- Refuses a laboratory's report with a day in the future, or before its sample was taken.
-- Spec: registres#echantillons.
-- Refuses: parametre_invalide.
create or replace function inspection.exiger_rendu(
  p_echantillon inspection.echantillon, p_rendu_le date, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_rendu_le not between non_conformite.echeance(p_echantillon.preleve_le, 0)
                    and non_conformite.echeance(p_le, 0) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "rendu_le"}';
  end if;
end
$$;
