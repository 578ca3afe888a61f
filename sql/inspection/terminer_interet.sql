-- Ends a declared interest, now or at a date after its beginning, with a reason; the person with
-- the interest can not end it.
-- Spec: identites-et-droits#separation-des-taches.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: interet_inconnu, droit_manquant, separation_des_taches, interet_termine,
--          parametre_invalide (an end outside its period). Locks: the interest.
create or replace function inspection.terminer_interet(
  p_session utilisateur.session, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fin timestamptz := coalesce((p_requete ->> 'fin')::timestamptz, p_le);
  v_interet inspection.interet;
begin
  select i.* into v_interet from inspection.interet i
  where i.id = (p_requete ->> 'id')::uuid for update;
  if not inspection.peut_gerer_interets(p_session.utilisateur_id, p_le)
    and v_interet.utilisateur_id is distinct from p_session.utilisateur_id then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = '{"permissions": ["users.manage", "review.resolve"]}';
  elsif v_interet.id is null then
    raise sqlstate 'TR404' using message = 'interet_inconnu';
  elsif v_interet.utilisateur_id = p_session.utilisateur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  elsif v_interet.termine_le is not null or upper(v_interet.periode) <= p_le then
    raise sqlstate 'TR409' using message = 'interet_termine',
      detail = jsonb_build_object('fin', core.horodatage(upper(v_interet.periode)))::text;
  elsif not v_interet.periode @> v_fin or v_fin = lower(v_interet.periode) then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "fin"}';
  end if;
  update inspection.interet i
  set periode = tstzrange(lower(i.periode), v_fin), termine_par = p_session.utilisateur_id,
      termine_le = p_le, raison_fin = p_requete ->> 'raison'
  where i.id = v_interet.id
  returning i.* into v_interet;
  perform journal.consigner(p_le, 'interet.terminer', 'interet', v_interet.id,
    jsonb_build_object('fin', core.horodatage(v_fin), 'raison', p_requete -> 'raison'));
  return inspection.presenter_interet(v_interet, p_le);
end
$$;
