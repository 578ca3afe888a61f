-- Returns whether the decision of a control may sanction its record now: a finding while the pack's
-- proposal is open, any other record always.
-- Spec: registres#declassement, file-de-controle#decisions.
create or replace function non_conformite.peut_declasser(p_controle controle.controle)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_controle.entite <> 'non_conformite' or exists (
    select from non_conformite.non_conformite n
    where n.id = p_controle.entite_id and n.declassement <> '[]' and n.declassee_le is null
      and n.statut <> 'sans_objet');
end
$$;
