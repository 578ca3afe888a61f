-- Fixtures of the operations that phones send besides collections: the records that they need, and
-- one command of each type that opens no control. A test of them starts with `select
-- essai.preparer_operations();`.

create function essai.questions() returns jsonb language sql immutable as $$
  select '[{"code": "haie", "type": "oui_non", "obligatoire": true},
    {"code": "eau", "type": "choix_multiple", "obligatoire": false,
        "choix": [{"code": "puits"}, {"code": "pluie"}, {"code": "rivière"}]},
    {"code": "sol", "type": "choix", "obligatoire": false,
        "choix": [{"code": "nu"}, {"code": "couvert"}]},
    {"code": "zone_m", "type": "entier", "obligatoire": false, "minimum": 0, "maximum": 500},
    {"code": "vu_le", "type": "date", "obligatoire": false},
      {"code": "vue", "type": "photo", "obligatoire": false},
    {"code": "notes", "type": "texte", "obligatoire": false, "longueur_max": 20},
    {"code": "bidon", "type": "oui_non", "obligatoire": false, "libelle_fr": "Un bidon ?",
        "constat": {"code": "pesticide", "si": true}},
    {"code": "cahier", "type": "oui_non", "obligatoire": false, "libelle_fr": "Le cahier ?",
        "constat": {"code": "registre_incomplet", "si": false}}]'::jsonb
$$;
comment
  on function essai.questions() is
  'The questions of form `visite`, version 2: one of each kind, the first one mandatory.';

create function essai.document_pack_operations() returns jsonb language sql immutable as $$
  select essai.document_pack() || jsonb_build_object(
    'code', 'operations',
    'referentiels', essai.deux_referentiels(),
    'parametres', essai.document_pack() -> 'parametres'
      || '{"parcelle.surface_max_m2": 100000}'::jsonb,
    'intrants_autorises', '[
      {"code": "compost", "libelle_fr": "Compost", "libelle_en": "Compost", "unite_code": "KGM",
          "referentiels": ["AB", "NOP"]},
      {"code": "phosphate", "libelle_fr": "Phosphate", "libelle_en": "Phosphate",
          "unite_code": "KGM", "referentiels": ["AB"]}]'::jsonb,
    'formulaires_inspection', jsonb_build_array(
      '{"code": "visite", "version": 1, "questions": []}'::jsonb,
      jsonb_build_object('code', 'visite', 'version', 2, 'questions', essai.questions())),
    'constats', '[{"code": "haie_absente", "cible": "parcelle", "gravite": "majeure"},
      {"code": "registre_incomplet", "cible": "producteur", "gravite": "mineure",
          "delai_correction_jours": 60, "declassement": []},
      {"code": "pesticide", "cible": "parcelle", "gravite": "critique",
          "delai_correction_jours": null,
          "declassement": [{"referentiel": "AB", "etat": "C1"},
            {"referentiel": "NOP", "etat": "TR"}]}]'::jsonb)
$$;

create function essai.equiper() returns void language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_code text := essai.code();
  v_pack uuid;
begin
  perform module.activer(m, essai.t(-400))
  from unnest('{livraison,intrants,inspection,estimation}'::text[]) as m;
  select v.id into v_pack from pack.pack_version v join pack.pack p on p.id = v.pack_id
  where p.code = 'operations';
  v_pack := coalesce(v_pack, pack.publier(essai.document_pack_operations(), essai.t(-400)));
  perform campagne.creer(essai.id('operations ' || v_code), 'OPS', 'Opérations', 2025, '2025-11-01',
    '2026-12-31', v_pack, essai.t(-400));
  perform campagne.ouvrir(essai.id('operations ' || v_code), essai.t(-200));
  insert into intrant.intrant (organisation_id, id, code, nom, unite_code)
  values (v_org, essai.id('urée ' || v_code), 'uree', 'Urée', 'KGM');
  insert into emplacement.emplacement (organisation_id, id, code, nom)
  values (v_org, essai.id('entrepôt ' || v_code), 'ENT', 'Entrepôt');
  perform utilisateur.attribuer(essai.id('agent ' || v_code), 'inspecteur',
    tstzrange(essai.t(-400), null), null);
  perform utilisateur.creer(essai.id('collègue ' || v_code), 'collegue', 'Collègue', essai.t(-400));
  perform utilisateur.attribuer(essai.id('collègue ' || v_code), e, tstzrange(essai.t(-400), null),
    null)
  from unnest('{agent_collecte,inspecteur}'::text[]) as e;
  insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le,
    derniere_synchro)
  values (v_org, essai.id('appareil collègue ' || v_code), essai.id('collègue ' || v_code),
    v_code || '2', essai.t(-300), essai.t(-1));
end
$$;
comment on function essai.equiper() is
  'Gives the current organization every module of the phones, a second campaign whose pack has '
  'inputs, forms and the largest plot (10 ha), an input that no pack authorizes, a warehouse, and '
  'a second agent with a phone.';

create function essai.preparer_operations() returns void language plpgsql as $$
begin
  perform essai.preparer();
  perform essai.equiper();
end
$$;
comment on function essai.preparer_operations() is
  'What `essai.preparer()` makes, the organization ESSAI being equipped for every command type.';

create function essai.rectangle(p_lon numeric, p_lat numeric, p_dlon numeric default 0.001,
  p_dlat numeric default 0.001) returns jsonb
language sql immutable as $$
  select jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
    jsonb_build_array(p_lon, p_lat), jsonb_build_array(p_lon + p_dlon, p_lat),
    jsonb_build_array(p_lon + p_dlon, p_lat + p_dlat),
    jsonb_build_array(p_lon, p_lat + p_dlat), jsonb_build_array(p_lon, p_lat))))
$$;
comment on function essai.rectangle(numeric, numeric, numeric,
  numeric) is
  'A rectangle in degrees from its south-western corner; about 110 m by 110 m near the equator.';

create function essai.ailleurs(p_nom text) returns jsonb language sql immutable as $$
  select essai.rectangle(2 + ('x' || substr(md5(p_nom), 1, 3))::bit(12)::integer * 0.002, 6.4)
$$;
comment
  on function essai.ailleurs(text) is 'A rectangle of its own for each name: no two of them touch.';

create function essai.surface_exacte(p_lat double precision, p_dlon double precision,
  p_dlat double precision) returns double precision
language sql immutable as $$
  with ellipsoide as (
    select 6378137 * (1 - 1 / 298.257223563) as b,
    sqrt((2 - 1 / 298.257223563) / 298.257223563) as e
  )
  select radians(p_dlon) * b * b / 2 *
    sum(borne.signe * (s / (1 - e * e * s * s) + ln((1 + e * s) / (1 - e * s)) / (2 * e)))
  from ellipsoide, (values (1, p_lat + p_dlat), (-1, p_lat)) as borne (signe, lat),
  lateral sind(borne.lat) as s
  group by b, e
$$;
comment on function essai.surface_exacte(double precision, double precision, double precision) is
  'Surface in m2 of a rectangle of the WGS 84 ellipsoid by its closed formula, without PostGIS: '
  'what measures are compared with.';

create function essai.releve(p_nom text, p_geojson jsonb,
  p_surface_telephone_m2 bigint default null) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'polygone_id', essai.id('polygone ' || p_nom), 'geojson', p_geojson, 'nb_points', 5,
    'precision_mediane_cm', 250,
    'debut', essai.t(0, '06:30'), 'fin', essai.t(0, '06:50'),
    'surface_telephone_m2',
    coalesce(p_surface_telephone_m2,
      round(public.st_area(public.st_geomfromgeojson(p_geojson)::public.geography))::bigint))
$$;
comment on function essai.releve(text, jsonb,
  bigint) is
  'A survey of a shape; the phone measured what the server measures, or what the argument says.';

create function essai.payload(p_type text, p_nom text) returns jsonb language sql stable as $$
  select case p_type
    when 'producteur.enregistrer' then jsonb_build_object(
      'producteur_id', essai.id(p_nom), 'groupement_id', essai.id('groupement ' || essai.code()),
      'nom', p_nom, 'prenoms', 'Ama',
      'sexe', 'F', 'date_naissance', '1980-02-29', 'telephone', '+22990000001', 'localite',
      'Glazoué',
      'piece_identite', jsonb_build_object('type', 'cni', 'numero', 'N' || md5(p_nom), 'pays',
        'BJ'))
    when 'producteur.modifier' then jsonb_build_object(
      'producteur_id', essai.id('Kossi'), 'version_base', 1, 'champs',
      '{"localite": "Dassa"}'::jsonb)
    when 'parcelle.enregistrer' then jsonb_build_object(
      'parcelle_id', essai.id(p_nom), 'producteur_id', essai.id('Kossi'), 'nom', p_nom,
      'surface_declaree_m2', 12000,
      'cultures',
      jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp',
          10000)),
      'releve', essai.releve(p_nom, essai.ailleurs(p_nom)))
    when 'parcelle.relever' then jsonb_build_object(
      'parcelle_id', essai.id('parcelle Kossi'), 'releve',
      essai.releve(p_nom, essai.ailleurs('parcelle Kossi')))
    when 'collecte.signaler_erreur' then jsonb_build_object(
      'signalement_id', essai.id(p_nom), 'collecte_id', essai.id('collecte'), 'motif', 'poids',
      'correction_proposee', '{"humidite_cp": 900}'::jsonb)
    when 'recu.reimprimer' then jsonb_build_object(
      'reimpression_id', essai.id(p_nom), 'copies', 2, 'reference_provisoire',
      (select c.reference_provisoire from commande.commande c
        where c.id = essai.id('commande collecte')))
    when 'livraison.etablir_bon' then jsonb_build_object(
      'livraison_id', essai.id(p_nom), 'campagne_id', essai.id('campagne ' || essai.code()),
      'collectes', jsonb_build_array(essai.id('collecte')),
      'vehicule', '{"immatriculation": "AB 1234 RB", "chauffeur": "Bio"}'::jsonb, 'destination_id',
      essai.id('entrepôt ' || essai.code()))
    when 'intrant.remettre' then jsonb_build_object(
      'remise_id', essai.id(p_nom), 'producteur_id', essai.id('Kossi'),
      'intrant_id', (select i.id from intrant.intrant i where i.code = 'compost'), 'quantite', 25,
      'unite_code', 'KGM',
      'valeur', '{"montant": 5000, "devise": "XOF"}'::jsonb, 'avance', true)
    when 'inspection.enregistrer' then jsonb_build_object(
      'inspection_id', essai.id(p_nom), 'producteur_id', essai.id('Kossi'), 'parcelle_id',
      essai.id('parcelle Kossi'),
      'formulaire_code', 'visite', 'formulaire_version', 2, 'reponses',
      '{"haie": true, "eau": ["puits", "pluie"]}'::jsonb,
      'debut', essai.t(0, '06:30'), 'fin', essai.t(0, '06:50'))
    when 'recolte.estimer' then jsonb_build_object(
      'estimation_id', essai.id(p_nom), 'parcelle_id', essai.id('parcelle Kossi'), 'campagne_id',
      essai.id('campagne ' || essai.code()),
      'produit_id', essai.produit('ANANAS'), 'date_prevue', '2026-08-15', 'quantite_g', 3000000)
    when 'non_conformite.constater' then jsonb_build_object(
      'non_conformite_id', essai.id(p_nom), 'producteur_id', essai.id('Kossi'), 'constat_code',
      'haie_absente', 'gravite', 'majeure',
      'description', 'Pas de haie au nord')
  end
$$;
comment on function essai.payload(text, text) is
  'A payload of a command type that raises nothing but what it always raises. Those about a '
  'collection need `essai.collecter(''collecte'')`.';

create function essai.faire(
  p_type text, p_nom text, p_champs jsonb default '{}', p_entete jsonb default '{}',
  p_auteur text default 'agent') returns jsonb
language plpgsql as $$
declare
  v_appareil record;
begin
  select a.id, a.utilisateur_id, a.derniere_sequence + 1 as sequence, a.code_court into v_appareil
  from appareil.appareil a where a.id = essai.telephone(p_auteur);
  return essai.resultat(essai.envoyer(p_nom, essai.payload(p_type, p_nom) || p_champs,
    jsonb_build_object(
      'type', p_type, 'version_schema',
      (select t.courante from commande.type_commande t where t.type = p_type),
      'utilisateur_id', v_appareil.utilisateur_id, 'appareil_id', v_appareil.id, 'sequence',
      v_appareil.sequence,
      'reference_provisoire',
      format('BR-%s-20260601-%s', v_appareil.code_court, lpad(v_appareil.sequence::text, 4, '0')))
    || p_entete,
    '{}', jsonb_build_object('utilisateur_id', v_appareil.utilisateur_id, 'appareil_id',
      v_appareil.id)));
end
$$;
comment on function essai.faire(text, text, jsonb, jsonb, text) is
  'Sends a command of a type and answers its result; the arguments change payload fields, header '
  'fields, and the author (agent, or by a second phone, or collègue).';

create function essai.controler(p_entite text, p_id uuid, p_motif text default 'droit_manquant')
returns uuid language plpgsql as $$
declare
  v_controle uuid;
begin
  perform essai.faire('recu.reimprimer', 'support')
  where not exists (select from commande.commande c where c.id = essai.id('commande support'));
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
    ouvert_le)
  values (core.organisation_id(), essai.id('commande support'), p_motif,
    essai.id('agent ' || essai.code()), p_entite, p_id, essai.t())
  returning id into v_controle;
  return v_controle;
end
$$;
comment on function essai.controler(text, uuid, text) is
  'Opens a control on an entity, of a command that names no record by its id.';

create function essai.lever(p_controle uuid) returns void language sql as $$
  update controle.controle k
  set statut = 'leve', leve_le = essai.t(), leve_par = essai.id('rsci ' || essai.code()),
  decision = coalesce((select d.decision from controle.motif_decision d where d.motif = k.motif
    and d.decision like 'confirmation%'), 'confirmation'), raison = 'vu'
  where k.id = p_controle and k.statut = 'ouvert'
$$;
comment on function essai.lever(uuid) is 'Confirms what a control is about, whatever its motif.';

create function essai.constats(p_nom text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('motif', k.motif, 'entite', k.entite, 'entite_id',
      k.entite_id, 'details', k.details)
                   order by k.motif, k.details ->> 'champ', k.details ->> 'id')
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom)
$$;
comment
  on function essai.constats(text) is
  'The controls that a command opened, by motif; null when there are none.';

create function essai.inconnues(p_nom text) returns text language sql stable as $$
  select string_agg(concat_ws(' ', k.details ->> 'entite', k.details ->> 'champ',
      k.details ->> 'id'), ', '
                    order by k.details ->> 'champ', k.details ->> 'id')
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom)
    and k.motif = 'reference_inconnue'
$$;
comment
  on function essai.inconnues(text) is
  'What a command named that was not known: kind, field and id of each.';

create function essai.droits(p_type text, p_permission text, p_module text) returns setof text
language plpgsql as $$
declare
  v_resultat jsonb;
begin
  update utilisateur.ensemble_permission set incluse_pendant = '{}'
  where permission <> p_permission;
  return next ok(not essai.faire(p_type, 'permission seule') -> 'motifs' ? 'droit_manquant',
    p_permission || ' alone is enough');
  update utilisateur.ensemble_permission set incluse_pendant = '{(,)}';
  update utilisateur.ensemble_permission
  set incluse_pendant = tstzmultirange(tstzrange(null, essai.t(0, '07:00')))
  where permission = p_permission;
  v_resultat := essai.faire(p_type, 'avant le retrait', '{}', essai.capture(essai.t(0, '06:59')));
  return next ok(not v_resultat -> 'motifs' ? 'droit_manquant',
    'withdrawn after the operation: nothing');
  v_resultat := essai.faire(p_type, 'après le retrait', '{}', essai.capture(essai.t(0, '07:00')));
  return next ok(v_resultat -> 'motifs' ? 'droit_manquant',
    'withdrawn at the operation: droit_manquant');
  return next isnt(v_resultat -> 'entites', '{}', 'it is written all the same');
  update utilisateur.ensemble_permission set incluse_pendant = '{(,)}';

  update module.activation set actif_pendant = '{}' where module <> p_module;
  return next ok(not essai.faire(p_type, 'module seul') -> 'motifs' ? 'module_inactif',
    p_module || ' alone is enough');
  update module.activation set actif_pendant = '{(,)}';
  update module.activation set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '07:00')))
  where module = p_module;
  v_resultat := essai.faire(p_type, 'avant l''arrêt', '{}', essai.capture(essai.t(0, '06:59')));
  return next ok(not v_resultat -> 'motifs' ? 'module_inactif',
    'stopped after the operation: nothing');
  v_resultat := essai.faire(p_type, 'après l''arrêt', '{}', essai.capture(essai.t(0, '07:00')));
  return next is(v_resultat -> 'motifs', '["module_inactif"]',
    'stopped at the operation: module_inactif and nothing else');
  return next is(v_resultat -> 'entites', '{}', 'nothing is written');
end
$$;
comment on function essai.droits(text, text,
  text) is
  'Eight assertions: a type needs its permission and its module at the operation date, and no '
  'other.';

create function essai.dependance(p_type text, p_champ text, p_entite text, p_id uuid)
returns setof text language plpgsql as $$
declare
  v_controle uuid := essai.controler(p_entite, p_id);
  v_sous text := format('%s sous %s', p_champ, p_entite);
  v_resultat jsonb := essai.faire(p_type, v_sous);
begin
  return next ok(v_resultat -> 'motifs' ? 'dependance_en_controle'
    and v_resultat -> 'entites' <> '{}', p_champ || ' in control: under control, and written');
  return next is(
    (select jsonb_agg(k.details) from controle.controle k
      where k.commande_id = essai.id('commande ' || v_sous) and k.motif = 'dependance_en_controle'),
    jsonb_build_array(jsonb_build_object('champ', p_champ, 'entite', p_entite, 'id', p_id,
        'controles', jsonb_build_array(v_controle))),
    'the details name the field, the entity and its control');
  perform essai.lever(k.id) from controle.controle k;
  return next ok(not essai.faire(p_type, v_sous || ' levé') -> 'motifs' ? 'dependance_en_controle',
    'no more once all are lifted');
  perform essai.controler(p_entite, essai.id('?'));
  return next ok(not essai.faire(p_type, v_sous || ' autre') -> 'motifs' ? 'dependance_en_controle',
    'the control of another ' || p_entite || ' is none');
end
$$;
comment on function essai.dependance(text, text, text,
  uuid) is
  'Four assertions: a reference in control is `dependance_en_controle` while its control is open.';

create function essai.deja_pris(p_type text, p_champ text, p_table regclass) returns setof text
language plpgsql as $$
declare
  v_lignes bigint;
begin
  perform essai.faire(p_type, 'premier');
  return next is(
    essai.motifs(essai.faire(p_type, 'empoisonné',
        jsonb_build_object(p_champ, essai.id('premier')))), 'donnees_illisibles',
    'an id that another command wrote sets the command aside');
  return next is((select jsonb_agg(k.details ->> 'sqlstate') from controle.controle k
      where k.commande_id = essai.id('commande empoisonné')), '["23505"]',
    'with the technical detail, and no other control');
  return next isnt(essai.faire(p_type, 'suivant') -> 'entites', '{}',
    'the device is not blocked: its next command is written');
  execute format('select count(*) from %s where id in ($1, $2)', p_table) into v_lignes
    using essai.id('premier'), essai.id('suivant');
  return next is(v_lignes, 2::bigint, 'the first record stays, the next one is there');
end
$$;
comment on function essai.deja_pris(text, text,
  regclass) is
  'Four assertions: a command that reuses the id of another one''s record is set aside and blocks '
  'nothing.';

create function essai.capacite_validee(p_nom text default 'Kossi') returns bigint
language plpgsql as $$
declare
  v_campagne uuid := essai.id('campagne ' || essai.code());
  v_capacite record;
begin
  v_capacite := capacite.evaluer(v_campagne, essai.id(p_nom), 'ANANAS', 'AB', essai.t(0, '07:00'));
  insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code,
    etat_code, capacite_g, lignes, statut, proposee_le)
  values (core.organisation_id(), v_campagne, essai.id(p_nom), 'ANANAS', 'AB',
    v_capacite.capacite_g, v_capacite.lignes, 'validee', essai.t(-1));
  update capacite.solde set plafond_g = v_capacite.capacite_g
  where campagne_id = v_campagne and producteur_id = essai.id(p_nom) and matiere_code = 'ANANAS'
    and etat_code = 'AB';
  return v_capacite.capacite_g;
end
$$;
comment on function essai.capacite_validee(text) is
  'Validates what a producer''s surveyed plots can yield now, and makes it the ceiling.';

create function essai.mesurer_kossi(p_surface_m2 bigint default null) returns void
language plpgsql as $$
begin
  insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
  values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
    essai.produit('ANANAS'), 10000);
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    date_operation)
  select core.organisation_id(), essai.id('polygone Kossi'), essai.id('parcelle Kossi'),
  public.st_setsrid(f, 4326),
         coalesce(p_surface_m2, round(public.st_area(f::public.geography))), 441, essai.t(-50)
  from public.st_geomfromgeojson(essai.ailleurs('parcelle Kossi')) as f;
end
$$;
comment on function essai.mesurer_kossi(bigint) is
  'Gives the plot of Kossi a survey of fifty days ago and pineapple on all of it.';
