-- Judges the overlaps of a plot again after a decision confirmed an overlap, which is about two
-- surveys. Other land that the two plots share by now, and that was not found while this control
-- was open, gets its own control.
-- Spec: file-de-controle#levee, terrain#chevauchement.
create or replace function parcelle.rechercher_chevauchements(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.entite = 'parcelle' then
    perform parcelle.rejuger_chevauchements(p_controle.entite_id, p_le);
  end if;
end
$$;
