-- Spec: imports#jours: a day in a file is a day of the organization's calendar, whatever its time
-- zone.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
create function pg_temp.ecrire(p_genre text, p_demande jsonb, out objet_id uuid, out fautes jsonb)
language sql as $$
  select x.objet_id, x.fautes from importation.ecrire_ligne(
    p_genre, jsonb_populate_record(null::importation.ligne,
      jsonb_build_object('demande', p_demande, 'renvois', '{}'::jsonb)), essai.id('admin ESSAI'),
    essai.t()) as x
$$;
create function pg_temp.compte(p_identifiant text) returns jsonb language sql as $$
  select jsonb_build_object('identifiant', p_identifiant, 'nom_affiche', 'A',
    'mot_de_passe_hache', 'x', 'ensembles', '["auditeur"]'::jsonb,
    'ensembles_fin_le', '2026-12-01T00:00:00Z', 'groupements_depuis', '2026-05-15T00:00:00Z',
    'groupements', jsonb_build_array(essai.id('groupement ESSAI')))
$$;
create function pg_temp.parcelle(p_nom text, p_jour text, p_x integer) returns jsonb
language sql as $$
  select jsonb_build_object('parcelle_id', essai.id(p_nom), 'producteur_id', essai.id('Kossi'),
    'nom', p_nom, 'surface_declaree_m2', 0, 'cultures', jsonb_build_array(jsonb_build_object(
      'produit_id', essai.produit('ANANAS'), 'part_cp', 10000, 'strate', 'principal')),
    'releve', jsonb_build_object('polygone_id', essai.id('polygone ' || p_nom), 'debut', p_jour,
      'fin', p_jour, 'nb_points', 4, 'precision_mediane_cm', 0, 'surface_telephone_m2', 0,
      'geojson', format('{"type": "Polygon", "coordinates": [[[3.0%1$s0, 7], [3.0%1$s1, 7],
        [3.0%1$s1, 7.001], [3.0%1$s0, 7.001], [3.0%1$s0, 7]]]}', p_x)::jsonb))
$$;
create function pg_temp.releve(p_nom text) returns timestamp language sql as $$
  select p.date_operation at time zone o.fuseau_horaire
  from parcelle.polygone p, organisation.organisation o
  where p.id = essai.id('polygone ' || p_nom) and o.id = core.organisation_id()
$$;

update organisation.organisation set fuseau_horaire = 'America/Lima'
where id = core.organisation_id();
select is((pg_temp.ecrire('comptes', pg_temp.compte('lima'))).fautes, '[]', 'an account in Lima');
select results_eq($$
  select a.debut at time zone 'America/Lima', upper(e.periode) at time zone 'America/Lima'
  from utilisateur.utilisateur u
    join utilisateur.groupement_agent a on a.utilisateur_id = u.id
    join utilisateur.attribution e on e.utilisateur_id = u.id
  where u.identifiant = 'lima' $$,
  $$ values (timestamp '2026-05-15', timestamp '2026-12-01') $$,
  'has its rights from midnight to midnight there');
select from pg_temp.ecrire('parcelles', pg_temp.parcelle('P', '2026-05-15T12:00:00Z', 1));
select is(pg_temp.releve('P'), '2026-05-15 12:00', 'a survey lies at noon there');
update organisation.organisation set fuseau_horaire = 'Pacific/Auckland'
where id = core.organisation_id();
select from pg_temp.ecrire('parcelles', pg_temp.parcelle('Q', '2026-05-15T12:00:00Z', 2));
select is(pg_temp.releve('Q'), '2026-05-15 12:00', 'and in Auckland');
select is((pg_temp.ecrire('parcelles', pg_temp.parcelle('R', '2026-06-01T12:00:00Z', 3))).fautes,
  '[]', 'today is no day to come, though its noon is over there');
select is((pg_temp.ecrire('parcelles',
    pg_temp.parcelle('S', '2084-05-17T12:00:00Z', 4))).fautes #>> '{0,colonne}', 'date_releve',
  'a survey to come is a fault of its column');
select is((pg_temp.ecrire('producteurs', jsonb_build_object('producteur_id', essai.id('Bébé'),
    'groupement_id', essai.id('groupement ESSAI'), 'nom', 'B', 'prenoms', 'B', 'date_naissance',
    '2026-06-02', 'piece_identite', null))).fautes #>> '{0,colonne}', 'date_naissance',
  'and so is a birth');

select * from finish();
rollback;
