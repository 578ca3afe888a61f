-- Judges a reception that is being validated: a rule that it does not meet refuses, unless a
-- derogation lifts that very rule, or a note is what the rule asks for; what let it pass is kept.
-- Answers whether its lot goes to quarantine.
-- Spec: receptions#refus-seuil, receptions#derogation.
-- Refuses: certificat_non_valide, membre_non_actif, mesure_qualite_manquante, seuil_depasse,
--          analyse_non_conforme, separation_des_taches (who gave the derogation validates).
create or replace function reception.juger(
  p_reception reception.reception, p_note text, p_auteur_id uuid, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquement record;
  v_issue text;
  v_quarantaine boolean := false;
begin
  for v_manquement in
    select m.regle, m.effet, m.details, d.auteur_id as derogateur_id
    from reception.manquements(p_reception) as m
      left join reception.derogation d on d.reception_id = p_reception.id and d.regle = m.regle
  loop
    v_issue := case when v_manquement.derogateur_id is not null then 'derogation'
                    when v_manquement.effet = 'quarantaine' then 'quarantaine'
                    when v_manquement.effet = 'note' and p_note is not null then 'note' end;
    if v_issue is null then
      perform reception.refuser(v_manquement.regle, v_manquement.details);
    elsif v_manquement.derogateur_id = p_auteur_id then
      raise sqlstate 'TR403' using message = 'separation_des_taches';
    end if;
    insert into reception.examen
      (organisation_id, reception_id, regle, issue, details, note, auteur_id, le)
    values (core.organisation_id(), p_reception.id, v_manquement.regle, v_issue,
            v_manquement.details, case v_issue when 'note' then p_note end, p_auteur_id, p_le);
    v_quarantaine := v_quarantaine or v_issue = 'quarantaine';
  end loop;
  return v_quarantaine;
end
$$;
