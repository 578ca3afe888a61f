-- Records a laboratory's findings about a sample. A result that does not conform blocks the lot and
-- the returned goods of its shipments: validated ones go into quarantine, waiting ones can not be
-- validated. The response names the lots made from the lot, for a recall.
-- Spec: lots#analyses.
-- Chosen: docs/decisions/0024-suites.md, 0032-suites-qualite.md.
-- Refuses: sortie_inconnue, echantillon_requis, parametre_invalide (a report to come),
--          resultat_analyse_deja_connu (a constraint).
-- Locks: the lot, and those of the same goods, by id.
create or replace function lot.analyser(
  p_sortie_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sortie lot.sortie_lot;
  v_resultat lot.resultat_analyse := jsonb_populate_record(null::lot.resultat_analyse, p_requete);
  v_mis uuid[] := '{}';
begin
  select s.* into v_sortie from lot.sortie_lot s where s.id = p_sortie_id;
  if v_sortie.id is null then
    raise sqlstate 'TR404' using message = 'sortie_inconnue';
  elsif v_sortie.genre <> 'echantillon' or exists (
      select from matiere.mouvement m where m.contrepasse_id = v_sortie.mouvement_id) then
    raise sqlstate 'TR409' using message = 'echantillon_requis',
      detail = jsonb_build_object('genre', v_sortie.genre)::text;
  elsif v_resultat.rendu_le > (p_le at time zone 'UTC')::date + 1 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "rendu_le"}';
  end if;
  perform lot.verrouiller(variadic array(select r.id from lot.retours(v_sortie.lot_id) as r (id)));
  v_resultat.id := gen_random_uuid();
  insert into lot.resultat_analyse
    (organisation_id, id, sortie_id, examen, conclusion, mesures, laboratoire, rapport, rendu_le,
     commentaire, auteur_id, le)
  values (core.organisation_id(), v_resultat.id, p_sortie_id, v_resultat.examen,
          v_resultat.conclusion, coalesce(v_resultat.mesures, '[]'), v_resultat.laboratoire,
          v_resultat.rapport, v_resultat.rendu_le, v_resultat.commentaire, p_auteur_id, p_le)
  returning * into v_resultat;
  if v_resultat.conclusion = 'non_conforme' then
    v_mis := array(
      select r.id from lot.retours(v_sortie.lot_id) as r (id)
      where lot.retenir(r.id, v_resultat, p_auteur_id, p_le));
  end if;
  perform journal.consigner(p_le, 'lot.analyser', 'lot', v_sortie.lot_id,
    lot.presenter_resultat(v_resultat));
  return lot.annoncer_resultat(v_resultat, v_sortie.lot_id, v_mis);
end
$$;
