-- Records a non-conformity that the office found, about a member, or about a plot and its holder at
-- the date, with the finding of the pack in force then. Shows the downgrade that the pack proposes;
-- a person decides on it by revising states.
-- Spec: registres#constat, registres#delai.
-- Chosen: no command wrote it, so no control is opened; docs/decisions/0083-registres.md.
-- Refuses: parametre_invalide (a date to come, a plot of another member), parcelle_inconnue,
--          producteur_inconnu, constat_inconnu.
create or replace function non_conformite.ajouter(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := coalesce((p_requete ->> 'date_operation')::timestamptz, p_le);
  v_tenue record := parcelle.exiger_tenue(p_requete, v_le);
  v_pack record := non_conformite.situer(p_requete ->> 'constat_code', null, v_le);
  v_constat non_conformite.non_conformite;
begin
  if v_le > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  elsif not v_pack.est_connu then
    raise sqlstate 'TR404' using message = 'constat_inconnu';
  end if;
  insert into non_conformite.non_conformite as n
    (organisation_id, id, producteur_declare, producteur_id, parcelle_declaree, parcelle_id,
     constat_code, gravite, description, delai_jours, echeance, declassement, auteur_id,
     date_operation, enregistree_le)
  values (core.organisation_id(), gen_random_uuid(), v_tenue.producteur_id,
          v_tenue.producteur_id, v_tenue.parcelle_id, v_tenue.parcelle_id,
          p_requete ->> 'constat_code', v_pack.gravite, p_requete ->> 'description',
          v_pack.delai_jours,
          non_conformite.echeance(v_le, v_pack.delai_jours), v_pack.declassement, p_auteur_id,
          v_le, p_le)
  returning n.* into v_constat;
  perform journal.consigner(p_le, 'non_conformite.ajouter', 'non_conformite', v_constat.id,
    p_requete);
  return non_conformite.presenter(v_constat, p_le);
end
$$;
