-- Fixtures of compliance: states of plots as revisions, a pack with a conversion calendar,
-- certificates.

create function essai.statut(
  p_parcelle text, p_etat text, p_depuis timestamptz, p_referentiel text default 'AB',
  p_derogation jsonb default null) returns void
language sql as $$
  select from conformite.reviser(essai.id(p_parcelle), p_referentiel, p_etat, p_depuis, 'essai',
    null, p_depuis, null, p_derogation)
$$;
comment on function essai.statut(text, text, timestamptz, text,
  jsonb) is 'A plot takes a state on a day, and it is recorded on that day.';

create function essai.grille() returns void language plpgsql as $$
declare
  v_pack uuid := pack.publier(essai.document_pack('2.0.0') || jsonb_build_object(
    'referentiels', jsonb_insert(essai.deux_referentiels(), '{0,etats,-1}',
      '{"code": "XX", "libelle_fr": "Autre", "libelle_en": "Other", "rang": 9,
        "categorie_affichage": "bio"}', true),
    'constats', '[{"code": "tampon_absent", "cible": "parcelle", "gravite": "majeure"}]'::jsonb,
    'grilles_conformite', '[
      {"code": "ab", "libelle_fr": "Grille AB", "libelle_en": "EU grid", "referentiel": "AB",
       "conversion": [{"etat": "C1", "duree_mois": 0}, {"etat": "C2", "duree_mois": 12},
             {"etat": "C3", "duree_mois": 24},
                      {"etat": "AB", "duree_mois": 36}],
       "exigences": [{"code": "tampon", "libelle_fr": "Bande", "libelle_en": "Strip",
               "cible": "parcelle",
                      "reference": "(UE) 2018/848, article 28", "constat": "tampon_absent"}]},
      {"code": "nop", "libelle_fr": "Grille NOP", "libelle_en": "NOP grid", "referentiel": "NOP",
       "conversion": [{"etat": "TR", "duree_mois": 0}, {"etat": "NOP", "duree_mois": 36}],
           "exigences": []}]'::jsonb), essai.t(-300));
begin
  update campagne.campagne set pack_version_id = v_pack;
  insert into conformite.referentiel_coche values (core.organisation_id(), 'AB') on conflict
    do nothing;
end
$$;
comment on function essai.grille() is
  'The current organization''s campaigns take a pack with the calendars of AB (C1, C2, C3, AB '
  'after 0, 12, 24, 36 months) and NOP; AB is ticked.';

create function essai.champ_neuf(p_nom text) returns uuid language sql as $$
  insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
    surface_declaree_m2, cree_le)
  values (core.organisation_id(), essai.id(p_nom), essai.id('Kossi'), essai.id('Kossi'), p_nom, 1,
    essai.t(-2000)) returning id
$$;
comment on function essai.champ_neuf(text) is 'A plot of Kossi''s that no state is known of.';

create function essai.statuer(
  p_parcelle text, p_etat text, p_depuis timestamptz, p_autres jsonb default '{}',
  p_le timestamptz default essai.t()) returns text
language plpgsql as $$
begin
  return (
    conformite.statuer(jsonb_build_object('parcelle_id', essai.id(p_parcelle), 'referentiel_code',
        'AB', 'etat_code', p_etat,
    'depuis', p_depuis, 'raison', 'visite') || p_autres, essai.id('rsci ' || essai.code()),
  p_le)).etat_code;
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.statuer(text, text, timestamptz, jsonb, timestamptz) is
  'The quality officer states a plot''s state on 1 June 2026; answers the state, or the refusal.';

create function essai.certifier(
  p_nom text, p_du date, p_au date, p_champs jsonb default '{}',
  p_groupement uuid default essai.id('groupement ' || essai.code()),
  p_fournisseur uuid default null) returns uuid language sql as $$
  select (certificat.creer(jsonb_build_object(
    'numero', p_nom, 'organisme', 'Ecocert', 'referentiel_code', 'AB', 'categorie', 'Végétaux',
    'valide_du', p_du, 'valide_au', p_au,
    'portee', '[{"activite": "production"}]'::jsonb) || p_champs, p_groupement, p_fournisseur,
  essai.id('rsci ' || essai.code()), essai.t(-90))).id
$$;
comment on function essai.certifier(text, date, date, jsonb, uuid,
  uuid) is 'A certificate of the current organization''s group, or of whom it says.';

create function essai.suspendre(p_nom text, p_statut text default 'suspendu',
  p_depuis date default '2026-06-01') returns text
language plpgsql as $$
begin
  return (
    certificat.changer_statut((select c.id from certificat.certificat c where c.numero = p_nom),
      p_statut, p_depuis, 'contrôle',
                                    essai.id('rsci ' || essai.code()), essai.t())).statut;
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.suspendre(text, text,
  date) is 'A certificate takes another status on 1 June 2026; answers it, or the refusal.';

create function essai.peupler_conformite(p_org uuid, p_code text) returns void
language plpgsql as $$
declare
  v_rsci uuid := essai.id('rsci ' || p_code);
begin
  insert into conformite.referentiel_coche values (p_org, 'AB');
  insert into conformite.cochage (organisation_id, referentiel_code, coche, le, auteur_id)
  values (p_org, 'AB', true, essai.t(), v_rsci);
  insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le,
    auteur_id)
  values (p_org, essai.id('fournisseur ' || p_code), 'F1', 'Fournisseur', 'BJ', '{(,)}', essai.t(),
    v_rsci);
  insert into fournisseur.changement (organisation_id, fournisseur_id, actif, le, raison, auteur_id)
  values (p_org, essai.id('fournisseur ' || p_code), true, essai.t(), 'r', v_rsci);
  insert into client.client (organisation_id, id, code, nom, pays, actif_pendant, cree_le,
    modifie_le)
  values (p_org, essai.id('client ' || p_code), 'CL1', 'Cliente', 'FR', '{(,)}', essai.t(),
    essai.t());
  insert into client.changement (organisation_id, client_id, actif, le, raison, auteur_id)
  values (p_org, essai.id('client ' || p_code), true, essai.t(), 'r', v_rsci);
  perform essai.certifier('peuple', '2026-01-01', '2026-12-31', '{}', null,
    essai.id('fournisseur ' || p_code));
  insert into certificat.changement (organisation_id, certificat_id, statut, depuis, enregistre_le,
    raison, auteur_id)
  select p_org, c.id, 'valide', '2026-06-01', essai.t(), 'r', v_rsci from certificat.certificat c;
end
$$;
comment on function essai.peupler_conformite(uuid,
  text) is
  'Gives every table of compliance, suppliers and clients a row of the current organization.';
