-- Returns, for each rule that a reception under validation does not meet, the ways to pass it, by
-- its validator and note; a rule without a way refuses.
-- Spec: receptions#refus-seuil, receptions#derogation.
-- Refuses: certificat_non_valide, membre_non_actif, mesure_qualite_manquante, seuil_depasse,
--          analyse_non_conforme, separation_des_taches (who gave the derogation validates).
create or replace function reception.issues(
  p_reception reception.reception, p_note text, p_auteur_id uuid)
returns table (regle text, issue text, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquement record;
begin
  for v_manquement in
    select m.regle, m.effet, m.details, d.auteur_id as derogateur_id
    from reception.manquements(p_reception) as m
      left join reception.derogation d on d.reception_id = p_reception.id and d.regle = m.regle
  loop
    issue := case when v_manquement.derogateur_id is not null then 'derogation'
                  when v_manquement.effet = 'quarantaine' then 'quarantaine'
                  when v_manquement.effet = 'note' and p_note is not null then 'note' end;
    if issue is null then
      perform reception.refuser(v_manquement.regle, v_manquement.details);
    elsif v_manquement.derogateur_id = p_auteur_id then
      raise sqlstate 'TR403' using message = 'separation_des_taches';
    end if;
    regle := v_manquement.regle;
    details := v_manquement.details;
    return next;
  end loop;
end
$$;
