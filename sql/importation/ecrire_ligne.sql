-- Writes one row, or returns its faults; with faults, nothing of the row is written.
-- Spec: imports#application, imports#essai.
-- Chosen: docs/decisions/0080-imports.md.
-- Why: if a rule refuses a row, the refusal is a finding of the report. A row that would open a
--      control is rolled back in the same way.
create or replace function importation.ecrire_ligne(
  p_genre text, p_ligne importation.ligne, p_auteur_id uuid, p_le timestamptz,
  out objet_id uuid, out fautes jsonb, out avertissements jsonb) returns record
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lecture record;
  v_issue importation.issue;
  v_contrainte text;
  v_details text;
begin
  avertissements := '[]';
  v_lecture := importation.lire_renvois(p_ligne.demande, p_ligne.renvois);
  fautes := v_lecture.fautes;
  if fautes <> '[]' then
    return;
  end if;
  begin
    v_issue := importation.ecrire_sain(
      p_genre, v_lecture.demande || case when p_genre in ('producteurs', 'parcelles')
          and p_ligne.cle is not null
        then jsonb_build_object('reference', p_ligne.cle) else '{}' end, p_auteur_id, p_le);
    objet_id := v_issue.objet_id;
    avertissements := v_issue.avertissements;
  exception
    when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
      get stacked diagnostics v_details = pg_exception_detail;
      fautes := nullif(v_details, '')::jsonb;
      if sqlerrm <> 'importation_fautive' then
        fautes := jsonb_build_array(jsonb_build_object(
          'code', sqlerrm, 'colonne', fautes -> 'parametre', 'details', fautes));
      end if;
    when integrity_constraint_violation or data_exception then
      get stacked diagnostics v_contrainte = constraint_name;
      fautes := jsonb_build_array(jsonb_build_object(
        'code', coalesce(nullif(v_contrainte, ''), 'parametre_invalide')));
  end;
end
$$;
