-- Gives the records of a command another operation date and judges everything that depends on it
-- again: the references, the author's rights and the rules of the type.
-- Spec: file-de-controle#ecart-motive.
-- Refuses: parametre_invalide (no date), and what `controle.exiger_date` and
--          `controle.redater_entite` refuse.
create or replace function controle.redater(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := (p_requete ->> 'date_operation')::timestamptz;
begin
  if v_date is null then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  perform controle.exiger_date(p_controle, v_date);
  perform controle.redater_entite(p_controle.entite, p_controle, v_date, p_decideur_id, p_le);
end
$$;
