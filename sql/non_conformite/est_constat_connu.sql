-- Returns whether the finding of a control's non-conformity is known at its date.
-- Spec: file-de-controle#reference-arrivee.
create or replace function non_conformite.est_constat_connu(p_controle controle.controle)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (non_conformite.situer(
    p_controle.details ->> 'code', null,
    (select n.date_operation from non_conformite.non_conformite n
     where n.id = p_controle.entite_id))).est_connu;
end
$$;
