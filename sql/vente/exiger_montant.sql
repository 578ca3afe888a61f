-- Refuses an amount that a JSON number can not hold exactly, and returns the amount as an integer.
-- Spec: api#entiers.
-- Refuses: parametre_invalide.
create or replace function vente.exiger_montant(p_montant numeric) returns bigint
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_montant > 9007199254740991 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "montant"}';
  end if;
  return p_montant::bigint;
end
$$;
