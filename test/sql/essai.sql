-- Fixtures of the pgTAP suite: two organizations ready to collect, built by the product's own
-- functions. The runner loads them once into the suite's database. Every test file runs in a
-- transaction that it rolls back, as role `metier` unless it reads the catalogue, and starts with
-- `select essai.preparer();`.
create schema essai;
grant usage on schema essai to public;
alter default privileges in schema essai grant execute on functions to public;

create function essai.t(p_jours integer default 0, p_heure text default '08:00') returns timestamptz
language sql stable as $$
  select ('2026-06-01 ' || p_heure || '+00')::timestamptz + make_interval(days => p_jours)
$$;
comment on function essai.t(integer,
  text) is 'The clock of the tests: an hour of the day that lies so many days after 1 June 2026.';

create function essai.id(p_nom text) returns uuid language sql immutable as $$
  select (substr(m, 1, 8) || '-' || substr(m, 9, 4) || '-7' || substr(m, 14, 3) || '-8'
    || substr(m, 18, 3) || '-' || substr(m, 21, 12))::uuid
  from md5(p_nom) as m
$$;
comment on function essai.id(text) is 'The id that a test calls by a name.';

create function essai.arbre_pack() returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_build_object('code', a.code, 'libelle_fr', a.code, 'libelle_en', a.code,
      'parent', a.parent, 'module', a.module,
                                      'prerequis', a.prerequis) order by a.rang)
  from (values
    (1, 'production', null, 'noyau', '[]'::jsonb), (2, 'collecte', 'production', 'noyau', '[]'),
    (3, 'station', null, 'stock', '["collecte"]'),
    (4, 'reception', 'station', 'stock', '["collecte"]'),
    (5, 'sechage', 'station', 'procedes', '["reception"]')
  ) as a (rang, code, parent, module, prerequis)
$$;
comment
  on function essai.arbre_pack() is
  'Five activities: production > collecte; station > reception, sechage, of the modules noyau, '
  'stock and procedes.';

create function essai.document_pack(p_version text default '1.0.0') returns jsonb
language sql immutable as $$
  select jsonb_build_object(
    'code', 'essai', 'version', p_version, 'libelle_fr', 'Pack d''essai', 'libelle_en', 'Test pack',
    'referentiel_capacite', 'AB',
    'referentiels', '[{"code": "AB", "libelle": "Agriculture biologique", "etats": [
      {"code": "C1", "libelle_fr": "C1", "libelle_en": "C1", "rang": 1,
              "categorie_affichage": "conventionnel"},
      {"code": "C2", "libelle_fr": "C2", "libelle_en": "C2", "rang": 2,
              "categorie_affichage": "conversion"},
      {"code": "C3", "libelle_fr": "C3", "libelle_en": "C3", "rang": 3,
              "categorie_affichage": "conversion"},
      {"code": "AB", "libelle_fr": "AB", "libelle_en": "AB", "rang": 4,
              "categorie_affichage": "bio"}]}]'::jsonb,
    'produits', '[
      {"code": "ANANAS", "nom_fr": "Ananas", "nom_en": "Pineapple", "unite_code": "kg",
          "est_matiere_premiere": true,
       "matiere_premiere_liee": null, "attributs": []},
      {"code": "JUS", "nom_fr": "Jus", "nom_en": "Juice", "unite_code": "kg",
          "est_matiere_premiere": false,
       "matiere_premiere_liee": {"code": "ANANAS", "coefficient_ppm": 2000000}, "attributs": []},
      {"code": "SANSREGLE", "nom_fr": "Sans règle", "nom_en": "No rule", "unite_code": "kg",
          "est_matiere_premiere": true,
       "matiere_premiere_liee": null, "attributs": []}]'::jsonb,
    'arbre_activites', essai.arbre_pack(),
    'parametres', '{"collecte.refaction.ANANAS": [
       {"critere": "humidite", "franchise_cp": 800, "coefficient_pm": 1000},
       {"critere": "impuretes", "franchise_cp": 100, "coefficient_pm": 2000}],
         "collecte.refaction.JUS": []}'::jsonb)
$$;

create function essai.deux_referentiels() returns jsonb language sql immutable as $$
  select jsonb_build_array(
    jsonb_insert(essai.document_pack() #> '{referentiels,0}', '{etats,0}',
      '{"code": "HS", "libelle_fr": "Hors statut", "libelle_en": "No status", "rang": 0,
        "categorie_affichage": "hors_statut"}'),
    '{"code": "NOP", "libelle": "National Organic Program", "etats": [
       {"code": "TR", "libelle_fr": "En transition", "libelle_en": "Transitional", "rang": 1,
        "categorie_affichage": "conventionnel"},
       {"code": "NOP", "libelle_fr": "NOP", "libelle_en": "NOP", "rang": 2,
        "categorie_affichage": "bio"}]}'::jsonb)
$$;
comment on function essai.deux_referentiels() is
  'AB with a state below all others, and NOP, as packs bring them.';

create function essai.organisation(p_code text) returns uuid language plpgsql as $$
declare
  v_id uuid := essai.id('organisation ' || p_code);
  v_pack uuid;
begin
  perform organisation.creer(v_id, p_code, 'Coopérative ' || p_code, 'fr', 'Africa/Porto-Novo',
    'XOF', essai.t(-400));
  select v.id into v_pack from pack.pack_version v join pack.pack p on p.id = v.pack_id
  where p.code = 'essai';
  if v_pack is null then
    v_pack := pack.publier(essai.document_pack(), essai.t(-400));
  end if;
  perform numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "-"},
      {"type": "produit"},
    {"type": "texte", "valeur": "-"}, {"type": "annee_campagne"}, {"type": "texte", "valeur": "-"},
    {"type": "sequence", "chiffres": 4}]', essai.t(-400));
  perform campagne.creer(essai.id('campagne ' || p_code), 'C26', 'Campagne 2026', 2026,
    '2026-01-01', '2026-12-31', v_pack, essai.t(-400));
  perform campagne.ouvrir(essai.id('campagne ' || p_code), essai.t(-100));
  insert into organisation.groupement (organisation_id, id, code, nom)
  values (v_id, essai.id('groupement ' || p_code), 'G1', 'Groupement 1');
  perform utilisateur.creer(essai.id('agent ' || p_code), 'agent', 'Agent', essai.t(-400));
  perform utilisateur.creer(essai.id('rsci ' || p_code), 'rsci', 'Qualité', essai.t(-400));
  perform utilisateur.creer(essai.id('admin ' || p_code), 'admin', 'Administratrice',
    essai.t(-400));
  perform utilisateur.attribuer(essai.id('agent ' || p_code), 'agent_collecte',
    tstzrange(essai.t(-400), null), null);
  perform utilisateur.attribuer(essai.id('rsci ' || p_code), 'rsci', tstzrange(essai.t(-400), null),
    null);
  perform utilisateur.attribuer(essai.id('admin ' || p_code), 'administrateur_client',
    tstzrange(essai.t(-400), null), null);
  insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le,
    derniere_synchro)
  values (v_id, essai.id('appareil ' || p_code), essai.id('agent ' || p_code), p_code,
    essai.t(-300), essai.t(-1));
  return v_id;
end
$$;

create function essai.producteur(p_nom text, p_etat text default 'AB',
  p_plafond_g bigint default 1000000) returns uuid language plpgsql as $$
declare
  v_id uuid := essai.id(p_nom);
  v_org record;
begin
  select o.id, o.code into v_org from organisation.organisation o
  where o.id = core.organisation_id();
  insert into producteur.producteur (organisation_id, id, groupement_declare, groupement_id, nom,
    prenoms, telephone, cree_le)
  values (v_org.id, v_id, essai.id('groupement ' || v_org.code),
    essai.id('groupement ' || v_org.code), p_nom, 'Prénom', '+22961000000', essai.t(-200));
  insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
    groupement_id, nom, surface_declaree_m2, cree_le)
  values (v_org.id, essai.id('parcelle ' || p_nom), v_id, v_id,
    essai.id('groupement ' || v_org.code), 'Parcelle ' || p_nom, 10000, essai.t(-200));
  perform essai.statut('parcelle ' || p_nom, p_etat, essai.t(-200));
  insert into parcelle.rendement (organisation_id, parcelle_id, campagne_id, produit_id,
    rendement_g_ha, raison, fixe_le)
  select v_org.id, essai.id('parcelle ' || p_nom), essai.id('campagne ' || v_org.code), p.id,
  1000000, 'essai', essai.t(-100)
  from produit.produit p where p.code in ('ANANAS', 'JUS');
  insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
    plafond_g)
  values (v_org.id, essai.id('campagne ' || v_org.code), v_id, 'ANANAS', p_etat, p_plafond_g);
  return v_id;
end
$$;

create function essai.code() returns text language sql stable as $$
  select o.code from organisation.organisation o where o.id = core.organisation_id()
$$;
comment on function essai.code() is 'The code of the current organization.';

create function essai.entrer(p_code text, p_compte text default 'agent') returns void
language sql as $$
  select set_config('sillon.organisation_id', essai.id('organisation ' || p_code)::text, true),
         set_config('sillon.utilisateur_id', essai.id(p_compte || ' ' || p_code)::text, true);
  select null::void
$$;

create function essai.preparer() returns void language plpgsql as $$
begin
  perform essai.organisation('VOISIN');
  perform essai.organisation('ESSAI');
  perform essai.entrer('ESSAI');
  perform essai.producteur('Kossi');
end
$$;
comment
  on function essai.preparer() is
  'Organizations VOISIN and ESSAI (the current one), and the producer Kossi with a plot in AB and '
  'a ceiling of 1,000 kg.';

create function essai.produit(p_code text) returns uuid language sql stable as $$
  select p.id from produit.produit p where p.code = p_code
$$;

create function essai.payload_collecte(p_nom text, p_champs jsonb default '{}') returns jsonb
language sql as $$
  select jsonb_build_object(
    'collecte_id', essai.id(p_nom), 'campagne_id', essai.id('campagne ' || essai.code()),
    'producteur_id', essai.id('Kossi'),
    'parcelle_id', essai.id('parcelle Kossi'), 'produit_id', essai.produit('ANANAS'),
    'contrat_id', null, 'pesees', '[{"brut_g": 101000, "tare_g": 1000}]'::jsonb, 'humidite_cp', 800,
    'impuretes_cp', 100,
    'calcul_telephone', '{"net_g": 100000, "refaction_g": 0, "net_marchand_g": 100000}'::jsonb,
    'qualite_declaree', '{"AB": "AB"}'::jsonb) || p_champs
$$;
comment on function essai.payload_collecte(text, jsonb) is
  'A collection of 100 kg of pineapple from Kossi that raises nothing; `p_champs` changes payload '
  'fields.';

create function essai.kg(p_net_g bigint) returns jsonb language sql immutable as $$
  select jsonb_build_object('pesees',
    jsonb_build_array(jsonb_build_object('brut_g', p_net_g + 1000, 'tare_g', 1000)),
    'calcul_telephone', jsonb_build_object('net_g', p_net_g, 'refaction_g', 0, 'net_marchand_g',
      p_net_g))
$$;
comment on function essai.kg(bigint) is 'The payload fields of a collection of so many grams net.';

create function essai.capture(p_le timestamptz) returns jsonb language sql immutable as $$
  select jsonb_build_object('cree_le_appareil', p_le, 'horloge',
    jsonb_build_object('ref_serveur', p_le, 'ms_depuis_ref', 0))
$$;
comment
  on function essai.capture(timestamptz) is
  'The header fields of a capture at an instant on which all clocks agree.';

create function essai.telephone(p_compte text) returns uuid language sql stable as $$
  select case p_compte when 'second' then essai.id('second') else (
    select a.id from appareil.appareil a
    where a.utilisateur_id = essai.id(p_compte || ' ' || essai.code())
    order by a.id = essai.id('second') limit 1) end
$$;
comment on function essai.telephone(text) is
  'The phone of an account; `second` is another one of the agent''s, which a test adds.';

create function essai.envoyer(
  p_nom text, p_payload jsonb, p_entete jsonb default '{}', p_faits jsonb default '{}',
  p_liasse jsonb default '{}') returns jsonb
language plpgsql as $$
declare
  v_code text := essai.code();
  v_liasse commande.liasse;
  v_sequence bigint;
  v_entete jsonb;
  v_enveloppe text;
begin
  select a.derniere_sequence + 1 into v_sequence from appareil.appareil a
  where a.id = essai.id('appareil ' || v_code);
  v_entete := jsonb_build_object(
    'id', essai.id('commande ' || p_nom), 'type', 'collecte.enregistrer', 'version_schema', 2,
    'organisation_id', core.organisation_id(), 'appareil_id', essai.id('appareil ' || v_code),
    'utilisateur_id', essai.id('agent ' || v_code),
    'sequence', v_sequence, 'cree_le_appareil', essai.t(0, '07:00'),
    'horloge', jsonb_build_object('ref_serveur', essai.t(0, '06:00'), 'ms_depuis_ref', 3600000),
    'reference_provisoire', format('BR-%s-20260601-%s', v_code, lpad(v_sequence::text, 4, '0')),
    'empreinte', md5(p_nom) || md5(p_nom)) || p_entete;
  v_enveloppe := v_entete || jsonb_build_object(
    'payload', p_payload, 'pieces_jointes', '[]'::jsonb, 'versions', '{}'::jsonb)
    || coalesce(p_faits -> 'enveloppe', '{}');
  v_liasse := jsonb_populate_record(commande.ouvrir_liasse(
    (core.organisation_id(), essai.id('agent ' || v_code), true)::utilisateur.session,
    essai.id('appareil ' || v_code), essai.t(),
    array_fill(replace(v_enveloppe, '": "', '":"'), array[2])), p_liasse);
  v_liasse.code_court := (
    select a.code_court from appareil.appareil a where a.id = v_liasse.appareil_id);
  return commande.traiter(v_liasse, v_enveloppe,
    jsonb_build_object('entete', v_entete, 'empreinte_calculee', v_entete -> 'empreinte', 'payload',
      'valide', 'raison', null,
                       'version_pack', null) || (p_faits - 'enveloppe'));
end
$$;
comment on function essai.envoyer(text, jsonb, jsonb, jsonb, jsonb) is
  'Processes one command of the current organization''s device as received on 1 June 2026 at '
  '08:00, captured at 07:00; the arguments change header fields, the facts, the batch.';

create function essai.resultat(p_reponse jsonb) returns jsonb language sql immutable as $$
  select (p_reponse ->> 'resultat')::jsonb
$$;

create function essai.collecter(
  p_nom text, p_champs jsonb default '{}', p_entete jsonb default '{}', p_liasse jsonb default '{}',
  p_faits jsonb default '{}') returns jsonb
language sql as $$
  select essai.resultat(essai.envoyer(p_nom, essai.payload_collecte(p_nom, p_champs), p_entete,
      p_faits, p_liasse))
$$;
comment on function essai.collecter(text, jsonb, jsonb, jsonb,
  jsonb) is 'Sends a collection and answers its result.';

create function essai.motifs(p_resultat jsonb) returns text language sql immutable as $$
  select string_agg(m, ',' order by r)
  from jsonb_array_elements_text(p_resultat -> 'motifs') with ordinality as e (m, r)
$$;
comment
  on function essai.motifs(jsonb) is 'The motifs of a result, by commas; null when there are none.';

create function essai.appelant(p_code text, p_compte text, p_autres jsonb default '{}')
returns jsonb language sql immutable as $$
  select jsonb_build_object('emetteur', 'https://identite.essai', 'sujet', 'sujet ' || p_compte
    || ' ' || p_code,
    'identifiant', p_compte, 'identifiant_sur', p_compte, 'organisations',
    jsonb_build_array(p_code), 'roles', '[]'::jsonb, 'x_organisation', null) || p_autres
$$;
comment on function essai.appelant(text, text,
  jsonb) is 'What the token of an account says, as the service hands it in.';

create function essai.en_tant_que(p_role text, p_sql text) returns void language plpgsql as $$
begin
  execute format('set local role %I', p_role);
  execute p_sql;
  set local role metier;
end
$$;
comment on function essai.en_tant_que(text, text) is 'Runs a statement as another role.';

create function essai.tables() returns table (nom text, organisation text, oid oid)
language sql stable as $$
  select c.oid::regclass::text, case c.oid when 'organisation.organisation'::regclass then 'id'
    else 'organisation_id' end, c.oid
  from pg_class c
  where c.relkind in ('r', 'p') and c.relowner = 'proprietaire'::regrole
    and (c.oid = 'organisation.organisation'::regclass
      or exists (select from pg_attribute a where a.attrelid = c.oid
        and a.attname = 'organisation_id' and not a.attisdropped))
$$;
comment
  on function essai.tables() is 'Every tenant table and the column that names its organization.';

create function essai.colonnes(p_table oid) returns text language sql stable as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
  from pg_attribute a where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
$$;
comment on function essai.colonnes(oid) is 'The columns of a table that can be written.';

create function essai.peupler_operations(p_org uuid, p_agent uuid, p_code text) returns void
language plpgsql as $$
declare
  v_commande uuid := essai.id('commande peuple');
  v_controle uuid := (select k.id from controle.controle k limit 1);
begin
  insert into producteur.champ values (p_org, essai.id('Kossi'), 'nom', 1, '"Kossi"', p_agent,
    essai.t(), essai.t());
  insert into producteur.redite values (p_org, essai.id('Kossi'), 'nom', v_commande, 1);
  insert into collecte.signalement values (p_org, essai.id('s'), v_commande, essai.id('peuple'),
    null, 'x', null, p_agent, essai.t());
  insert into recu.reimpression values (p_org, essai.id('r'), v_commande, 'BR-X', null, 1, p_agent,
    essai.t());
  insert into emplacement.emplacement values (p_org, essai.id('e'), 'E', 'Entrepôt');
  insert into livraison.bon values (p_org, essai.id('b'), v_commande, null, essai.id('x'), null,
    essai.id('e'), null, 'AB', 'C', p_agent, essai.t());
  insert into livraison.bon_collecte values (p_org, essai.id('b'), essai.id('peuple'), null);
  insert into intrant.intrant (organisation_id, id, code, nom, unite_code)
  values (p_org, essai.id('i'), 'I', 'Intrant', 'KGM');
  insert into intrant.autorisation
  select p_org, essai.id('i'), 'AB', c.pack_version_id from campagne.campagne c limit 1;
  insert into intrant.remise values (p_org, essai.id('m'), v_commande, null, essai.id('Kossi'),
    null, essai.id('i'), null, 1, 'KGM', 0, 'XOF', false, p_agent, essai.t());
  insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
  values (p_org, p_agent, essai.id('Kossi'), 'parent', '(,)');
  insert into inspection.controle_officiel (organisation_id, producteur_id, jour, organisme,
    cree_le, auteur_id)
  values (p_org, essai.id('Kossi'), '2026-05-01', 'x', essai.t(), p_agent);
  insert into eudr.evaluation (organisation_id, parcelle_id, source_evaluation, evaluee_le,
    resultat, cree_le, auteur_id)
  values (p_org, essai.id('parcelle Kossi'), 'x', '2026-05-01', 'a_verifier', essai.t(), p_agent);
  insert into eudr.declaration (organisation_id, id, cree_le, auteur_id)
  values (p_org, essai.id('dds'), essai.t(), p_agent);
  insert into eudr.amont values (p_org, essai.id('dds'), 1, null, null, 'x');
  insert into eudr.transition
  values (p_org, essai.id('dds'), 1, 'creer', null, 'brouillon', null, p_agent, essai.t());
  insert into eudr.lien (organisation_id, declaration_id, empreinte, avec_noms, expire_le, cree_le,
    auteur_id)
  values (p_org, essai.id('dds'), repeat('0', 64), false, essai.t(7), essai.t(), p_agent);
  insert into inspection.inspection
  values (p_org, essai.id('n'), v_commande, essai.id('Kossi'), null, null, null, 'f', 1, '{}',
    essai.t(), essai.t(), null, p_agent, essai.t());
  insert into inspection.plan (organisation_id, id, groupement_id, annee, methode, graine, periode,
    membres, reinspection_cp, reinspection_min, echantillon_cp, auteur_id, etabli_le)
  select p_org, essai.id('plan'), g.id, 2026, 'tirage', 'x',
    tstzrange(essai.t(-150), essai.t(215)), 1, 500, 10, 200, p_agent, essai.t()
  from organisation.groupement g limit 1;
  insert into inspection.prevue (organisation_id, plan_id, producteur_id, genre, risque, rang,
    echeance)
  values (p_org, essai.id('plan'), essai.id('Kossi'), 'interne', 0, 1, '2026-12-31');
  insert into inspection.echantillon
  values (p_org, essai.id('é'), 'E-1', essai.id('Kossi'), null, 'feuilles', 'L', essai.t(), p_agent,
    essai.t());
  insert into inspection.resultat (organisation_id, echantillon_id, rapport, rendu_le, conclusion,
    auteur_id, enregistree_le)
  values (p_org, essai.id('é'), 'R', '2026-06-01', 'conforme', p_agent, essai.t());
  insert into non_conformite.type_mesure
  values (p_org, 'plan', 'plan_action', 'Plan', 30, true, p_agent, essai.t());
  insert into recolte.estimation
  values (p_org, essai.id('t'), v_commande, essai.id('x'), null, essai.id('x'), null, essai.id('x'),
    null, '2026-07-01', 1, p_agent, essai.t());
  insert into non_conformite.non_conformite
  values (p_org, essai.id('c'), v_commande, null, essai.id('Kossi'), null, null, null, 'k',
    'mineure', 'd', p_agent, essai.t());
  insert into non_conformite.mesure (organisation_id, non_conformite_id, type_code, genre,
    description, auteur_id, prise_le)
  values (p_org, essai.id('c'), 'plan', 'plan_action', 'd', p_agent, essai.t());
  insert into collecte.correction values (p_org, essai.id('peuple'), 1, null, essai.t(), v_controle,
    p_agent, essai.t());
  insert into collecte.declassement values (p_org, v_controle, essai.id('peuple'), 'AB', 'C1', 1,
    essai.t(), true);
  insert into commande.correction (organisation_id, commande_id, version, date_operation,
    controle_id, auteur_id, le)
  values (p_org, v_commande, 1, essai.t(), v_controle, p_agent, essai.t());
  insert into commande.annulation values (p_org, v_commande, 'x', p_agent, essai.t());
  insert into commande.reprise
  values (p_org, v_commande, 'collecte.enregistrer', 2, '{}', essai.t(), v_controle, p_agent,
    essai.t());
  insert into appareil.sequence_annulee
  values (p_org, essai.id('appareil ' || p_code), 999, 'x', p_agent, essai.t());
end
$$;

create function essai.peupler() returns void language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_code text := essai.code();
  v_agent uuid := essai.id('agent ' || essai.code());
begin
  perform essai.producteur('Kossi', 'AB', 1000)
  where not exists (select from producteur.producteur p where p.id = essai.id('Kossi'));
  insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
    actif_pendant, devise, cree_le)
  values (v_org, essai.id('contrat ' || v_code), 'K1', essai.id('campagne ' || v_code),
    essai.id('groupement ' || v_code),
          'actif', '{(,)}', 'XOF', essai.t(-90));
  insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
  values (v_org, essai.id('contrat ' || v_code), 1, essai.produit('ANANAS'), 1000000, 300);
  perform essai.collecter('peuple',
    jsonb_build_object('contrat_id', essai.id('contrat ' || v_code)), '{}', '{}',
    jsonb_build_object('enveloppe', jsonb_build_object('pieces_jointes', jsonb_build_array(
      jsonb_build_object('fichier_id', essai.id('fichier'), 'sha256', repeat('0', 64), 'role',
        'photo')))));
  perform collecte.repeser(essai.id('peuple'), '[{"brut_g": 2, "tare_g": 1}]');
  perform collecte.liberer_capacite(essai.id('peuple'), essai.t());
  perform collecte.recueillir_annonces(essai.t());
  insert into collecte.sms_du (organisation_id, collecte_id, version, le)
  select s.organisation_id, s.collecte_id, s.version, s.le
  from collecte.sms s where s.collecte_id = essai.id('peuple');
  perform essai.collecter('peuple rejet', '{}',
    jsonb_build_object('utilisateur_id', essai.id('personne')));
  insert into numerotation.numero_quitte
  select n.organisation_id, n.entite_id, n.numero from numerotation.numero_officiel n
  where n.entite = 'collecte' order by n.rang limit 1;
  perform appareil.emettre_code(v_agent, essai.id('admin ' || v_code), essai.t());
  perform utilisateur.lier_identite(essai.appelant(v_code, 'agent'), essai.t());
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, ouvert_le)
  values (v_org, essai.id('commande peuple'), 'ecart_calcul', v_agent, essai.t());
  insert into commande.tentative values (v_org, essai.id('commande autre'), 1, '{}');
  perform essai.peupler_conformite(v_org, v_code);
  insert into capacite.capacite
    (organisation_id, id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
      proposee_le)
  values (v_org, essai.id('capacite ' || v_code), essai.id('campagne ' || v_code),
    essai.id('Kossi'), 'ANANAS', 'AB', 1, '[]', essai.t());
  insert into capacite.validation
  values (v_org, essai.id('capacite ' || v_code), 'rsci', essai.id('rsci ' || v_code), essai.t());
  insert into parcelle.culture values (v_org, essai.id('parcelle Kossi'), essai.produit('ANANAS'),
    essai.produit('ANANAS'), 10000);
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    date_operation)
  values (v_org, essai.id('polygone ' || v_code), essai.id('parcelle Kossi'),
          'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6000, 380, essai.t());
  insert into producteur.piece_identite values (v_org, essai.id('Kossi'), 'cni', '1', 'BJ');
  insert into reglage.reglage
  values (v_org, 'sync.jeton_min', 1, '5', essai.t(), essai.id('admin ' || v_code));
  perform essai.peupler_groupes(v_org, v_agent, v_code);
  perform essai.peupler_operations(v_org, v_agent, v_code);
  perform essai.peupler_stock();
  perform essai.peupler_receptions();
  perform essai.peupler_suites();
  perform essai.peupler_comptes(v_code);
  perform essai.peupler_droits(v_org, essai.id('admin ' || v_code));
  perform essai.peupler_reglages(v_org, v_agent, v_code);
  perform essai.peupler_contrats();
  perform essai.peupler_fichiers();
  perform essai.peupler_replication(v_org, v_code);
  perform essai.peupler_ventes();
  perform essai.peupler_etapes();
  perform essai.peupler_rappels();
  perform essai.peupler_paiements();
  perform essai.peupler_documents();
  perform essai.peupler_restauration();
  insert into importation.importation
    (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id)
  values (v_org, essai.id('importation'), 'clients', 'clients.csv', 'csv', 1, repeat('0', 64),
    essai.t(), v_agent);
  insert into controle.commentaire (organisation_id, controle_id, texte, auteur_id, le)
  select v_org, c.id, 'vu', v_agent, essai.t() from controle.controle c limit 1;
  insert into importation.ligne (organisation_id, importation_id, rang, numero, cellules)
  values (v_org, essai.id('importation'), 1, 2, '{}');
  insert into importation.constat
    (organisation_id, importation_id, rang, ordre, etape, code, gravite, message)
  values (v_org, essai.id('importation'), 1, 1, 'lecture', 'valeur_manquante', 'faute', '');
  insert into dossier.dossier
    (organisation_id, id, campagne_id, du, au, langue, cree_le, auteur_id)
  select v_org, essai.id('dossier'), c.id, '2026-01-01', '2026-12-31', 'fr', essai.t(), v_agent
  from campagne.campagne c limit 1;
  insert into dossier.lot (organisation_id, dossier_id, lot_id)
  select v_org, essai.id('dossier'), l.id from lot.lot l limit 1;
  insert into dossier.fichier
    (organisation_id, dossier_id, etape, chemin, objet_id, blocs, sha256, taille_octets)
  values (v_org, essai.id('dossier'), 'partie', 'a', essai.id('dossier'), '{}', repeat('0', 64), 0);
  insert into dossier.bloc (organisation_id, dossier_id, sha256)
  values (v_org, essai.id('dossier'), repeat('0', 64));
  insert into conservation.efface (organisation_id, genre, id, le)
  values (v_org, 'producteur', essai.id('parti')::text, essai.t());
  insert into conservation.objet (organisation_id, cle, liste_le)
  values (v_org, 'parti', essai.t());
  insert into relance.abonne (organisation_id, utilisateur_id, courriel, verifie_le)
  values (v_org, v_agent, 'agent@exemple.org', essai.t());
  insert into relance.message
    (organisation_id, utilisateur_id, jour, statut, contenu, ecrit_le, regle_le)
  values (v_org, v_agent, '2026-06-01', 'vide', '[]', essai.t(), essai.t());
  perform webhook.creer(jsonb_build_object(
    'libelle', 'Webhook', 'adresse', 'https://exemple.org/', 'genres',
    '["collecte.acceptee"]'::jsonb,
    'secret_id', essai.id('secret'), 'secret_scelle', 'scelle.1.x'), v_agent, essai.t());
  perform webhook.essayer(w.id, v_agent, essai.t()) from webhook.webhook w;
  insert into idempotence.reponse_gardee
  values (v_org, v_agent, repeat('0', 64), repeat('1', 64), '', essai.t());
  insert into journal.appel_administration (organisation_id, le, utilisateur_id, methode, chemin,
    code)
  values (v_org, essai.t(), v_agent, 'GET', '/v1/rejets', 'droit_manquant');
  perform sceau.sceller(essai.t(), 100);
end
$$;
comment
  on function essai.peupler() is 'Gives every tenant table a row of the current organization.';

create function essai.lever(
  p_compte text, p_commande text, p_motif text, p_decision text, p_demande jsonb default '{}')
  returns text
language plpgsql as $$
begin
  return controle.lever((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
    coalesce((select k.id from controle.controle k
              where k.commande_id = essai.id('commande ' || p_commande) and k.motif = p_motif
              order by k.details ->> 'champ' limit 1), essai.id('?')),
    jsonb_build_object('decision', p_decision, 'raison', 'vu') || p_demande,
    essai.t(1)) ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.lever(text, text, text, text, jsonb) is
  'An account lifts the control of a command and motif a day later; answers the new status, or the '
  'refusal.';
