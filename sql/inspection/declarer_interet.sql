-- Declares the interest of an account in a producer during a period. Any person may declare their
-- own interest; persons who manage accounts or resolve controls may declare those of others.
-- Inspections of that time are examined again.
-- Spec: identites-et-droits#interets.
-- Chosen: EU 2021/715, the inspector is independent;
--         docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: droit_manquant, utilisateur_inconnu, producteur_inconnu, interet_deja_declare,
--          parametre_invalide (an end not after the beginning). Locks: the account.
create or replace function inspection.declarer_interet(
  p_session utilisateur.session, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisateur_id uuid := (p_requete ->> 'utilisateur_id')::uuid;
  v_producteur_id uuid := (
    select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
    where p.id = (p_requete ->> 'producteur_id')::uuid);
  v_debut timestamptz := coalesce((p_requete ->> 'debut')::timestamptz, p_le);
  v_fin timestamptz := (p_requete ->> 'fin')::timestamptz;
  v_interet inspection.interet;
begin
  if v_utilisateur_id <> p_session.utilisateur_id
    and not inspection.peut_gerer_interets(p_session.utilisateur_id, p_le) then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = '{"permissions": ["users.manage", "review.resolve"]}';
  end if;
  perform from utilisateur.utilisateur u where u.id = v_utilisateur_id for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  elsif v_producteur_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  elsif v_fin <= v_debut then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "fin"}';
  end if;
  select i.* into v_interet from inspection.interet i
  where i.utilisateur_id = v_utilisateur_id and i.producteur_id = v_producteur_id
    and i.nature = p_requete ->> 'nature' and i.periode && tstzrange(v_debut, v_fin)
  order by i.periode limit 1;
  if v_interet.id is not null then
    raise sqlstate 'TR409' using message = 'interet_deja_declare',
      detail = jsonb_build_object('interet_id', v_interet.id)::text;
  end if;
  insert into inspection.interet as i
    (organisation_id, utilisateur_id, producteur_id, nature, periode, declare_par, declare_le)
  values (core.organisation_id(), v_utilisateur_id, v_producteur_id, p_requete ->> 'nature',
          tstzrange(v_debut, v_fin), p_session.utilisateur_id, p_le)
  returning i.* into v_interet;
  perform inspection.propager_interet(v_producteur_id, v_debut, p_le);
  perform journal.consigner(p_le, 'interet.declarer', 'interet', v_interet.id,
    jsonb_build_object('utilisateur_id', v_utilisateur_id, 'producteur_id', v_producteur_id,
                       'nature', v_interet.nature));
  return inspection.presenter_interet(v_interet, p_le);
end
$$;
