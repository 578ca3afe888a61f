-- Corrects the record of a laboratory's report, with a reason. The lots follow the new conclusion:
-- they go into quarantine, or leave it if nothing else keeps them there.
-- Spec: lots#correction-analyse, corrections#trace.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: resultat_inconnu, correction_sans_effet, parametre_invalide (a report to come),
--          resultat_analyse_deja_connu (a constraint).
-- Locks: the lot, and those of the same goods, by id.
create or replace function lot.corriger_resultat(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant lot.resultat_analyse;
  v_neuf lot.resultat_analyse;
  v_lot_id uuid;
  v_mis uuid[] := '{}';
begin
  select r.* into v_avant from lot.resultat_analyse r where r.id = p_id for no key update;
  if v_avant.id is null then
    raise sqlstate 'TR404' using message = 'resultat_inconnu';
  end if;
  v_neuf := jsonb_populate_record(v_avant, p_requete - '{id,raison}'::text[]);
  if v_neuf.rendu_le > (p_le at time zone 'UTC')::date + 1 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "rendu_le"}';
  end if;
  v_lot_id := (select s.lot_id from lot.sortie_lot s where s.id = v_avant.sortie_id);
  perform lot.verrouiller(variadic array(select r.id from lot.retours(v_lot_id) as r (id)));
  update lot.resultat_analyse r
  set examen = v_neuf.examen, conclusion = v_neuf.conclusion, mesures = v_neuf.mesures,
      laboratoire = v_neuf.laboratoire, rapport = v_neuf.rapport, rendu_le = v_neuf.rendu_le,
      commentaire = v_neuf.commentaire
  where r.id = p_id;
  if v_neuf.conclusion = 'non_conforme' and v_avant.conclusion <> 'non_conforme' then
    v_mis := array(
      select r.id from lot.retours(v_lot_id) as r (id)
      where lot.retenir(r.id, v_neuf, p_auteur_id, p_le));
  elsif v_avant.conclusion = 'non_conforme' then
    perform lot.relacher(r.id, p_requete ->> 'raison', p_auteur_id, p_le)
    from lot.retours(v_lot_id) as r (id);
  end if;
  perform correction.consigner(
    'resultat_analyse', p_id, p_requete ->> 'raison', to_jsonb(v_avant), to_jsonb(v_neuf),
    lot.maintenus_du_resultat(v_lot_id), p_auteur_id, p_le);
  return lot.annoncer_resultat(v_neuf, v_lot_id, v_mis);
end
$$;
