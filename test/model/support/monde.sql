-- Creates an organization of the model's world, with the service's own functions as far as they
-- exist.
create schema modele;
grant usage on schema modele to metier;

create function modele.le(p_micros jsonb) returns timestamptz language sql immutable as $$
  select case when p_micros <> 'null' then timestamptz 'epoch' + ((p_micros #>> '{}')::bigint) * interval '1 microsecond' end
$$;

create function modele.installer(o jsonb) returns void language plpgsql as $$
declare
  v_org uuid := (o ->> 'id')::uuid;
  v_t0 timestamptz := modele.le(o -> 't0');
  v_debut timestamptz := v_t0 - interval '300 days';
  v_campagne uuid := (o #>> '{campagne,id}')::uuid;
  v_groupement uuid := (o ->> 'groupement_id')::uuid;
  v_admin uuid := (o #>> '{admin,id}')::uuid;
begin
  perform organisation.creer(v_org, o ->> 'code', o ->> 'code', 'fr', 'UTC', 'XOF', v_debut);
  perform numerotation.definir_modele(jsonb_build_array(
    '{"type": "nature"}'::jsonb, '{"type": "texte", "valeur": "-"}'::jsonb, '{"type": "produit"}'::jsonb,
    '{"type": "texte", "valeur": "-"}'::jsonb, '{"type": "annee_campagne"}'::jsonb, '{"type": "texte", "valeur": "-"}'::jsonb,
    '{"type": "code_campagne"}'::jsonb, '{"type": "texte", "valeur": "-"}'::jsonb,
    jsonb_build_object('type', 'sequence', 'chiffres', o -> 'chiffres')), v_debut);
  insert into organisation.groupement (organisation_id, id, code, nom) values (v_org, v_groupement, 'G', 'Groupement');
  insert into module.activation (organisation_id, module, actif_pendant)
  select v_org, m.key, tstzmultirange(tstzrange(v_debut, modele.le(m.value))) from jsonb_each(o -> 'modules') as m;

  perform utilisateur.creer(v_admin, o #>> '{admin,identifiant}', 'Administration', v_debut);
  perform utilisateur.attribuer(v_admin, 'administrateur_client', tstzrange(v_debut, null), null);
  perform utilisateur.creer((o #>> '{rsci,id}')::uuid, o #>> '{rsci,identifiant}', 'Qualité', v_debut);
  perform utilisateur.attribuer((o #>> '{rsci,id}')::uuid, 'rsci', tstzrange(v_debut, null), null);
  perform utilisateur.creer((a ->> 'id')::uuid, a ->> 'identifiant', a ->> 'identifiant', v_debut),
          utilisateur.attribuer((a ->> 'id')::uuid, 'agent_collecte', tstzrange(v_debut, modele.le(a -> 'droits_jusque')), v_admin),
          utilisateur.attribuer((a ->> 'id')::uuid, 'inspecteur', tstzrange(v_debut, modele.le(a -> 'droits_jusque')), v_admin)
  from jsonb_array_elements(o -> 'agents') as a;
  insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le)
  select v_org, (a ->> 'id')::uuid, (a ->> 'utilisateur_id')::uuid, a ->> 'code_court', modele.le(a -> 'enrole_le')
  from jsonb_array_elements(o -> 'appareils') as a;

  insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
                               matiere_premiere_liee_code, coefficient_ppm, actif_pendant)
  select v_org, (p ->> 'id')::uuid, p ->> 'code', p ->> 'code', p ->> 'code', 'KGM', p ->> 'code' = p ->> 'matiere',
         nullif(p ->> 'matiere', p ->> 'code'), (p ->> 'coefficient_ppm')::integer, '{(,)}'
  from jsonb_array_elements(o -> 'produits') as p;
  perform campagne.creer(v_campagne, 'C1', 'Campagne', date_part('year', v_t0)::integer, v_debut::date, v_t0::date + 300,
                         (o ->> 'pack_version_id')::uuid, v_debut);
  perform campagne.ouvrir(v_campagne, modele.le(o #> '{campagne,ouverte_le}'));
  perform campagne.creer((o #>> '{suivante,id}')::uuid, 'C2', 'Suivante', date_part('year', v_t0)::integer, v_debut::date, v_t0::date + 300,
                         (o ->> 'suivante_version_id')::uuid, v_debut);
  perform campagne.ouvrir((o #>> '{suivante,id}')::uuid, modele.le(o #> '{suivante,ouverte_le}'));
  insert into numerotation.compteur (organisation_id, campagne_id, nature, produit_id, dernier_rang)
  select v_org, v_campagne, 'MP', (p ->> 'id')::uuid, (o ->> 'rang_depart')::integer
  from jsonb_array_elements(o -> 'produits') as p where (o ->> 'rang_depart')::integer > 0;

  insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
  select v_org, (c ->> 'id')::uuid, c ->> 'id', v_campagne, case when c -> 'actif_jusque' = 'null' then 'actif' else 'clos' end,
         tstzmultirange(tstzrange(v_debut, modele.le(c -> 'actif_jusque'))), 'XOF', v_debut
  from jsonb_array_elements(o -> 'contrats') as c;
  insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
  select v_org, (c ->> 'id')::uuid, l.rang, (select p.id from produit.produit p where p.code = l.code), 1000000, 300
  from jsonb_array_elements(o -> 'contrats') as c
    cross join jsonb_array_elements_text(c -> 'lignes') with ordinality as l (code, rang);
  insert into emplacement.emplacement (organisation_id, id, code, nom, actif_pendant)
  select v_org, (e ->> 'id')::uuid, upper(e ->> 'id'), 'Magasin', tstzmultirange(tstzrange(v_debut, modele.le(e -> 'actif_jusque')))
  from jsonb_array_elements(o -> 'emplacements') as e;
  insert into intrant.intrant (organisation_id, id, code, nom, unite_code, actif_pendant)
  select v_org, (i ->> 'id')::uuid, i ->> 'id', 'Intrant', 'KGM', tstzmultirange(tstzrange(v_debut, modele.le(i -> 'actif_jusque')))
  from jsonb_array_elements(o -> 'intrants') as i;
  insert into intrant.autorisation (organisation_id, intrant_id, referentiel_code, pack_version_id)
  select v_org, (i ->> 'id')::uuid, r.code, (o ->> 'pack_version_id')::uuid
  from jsonb_array_elements(o -> 'intrants') as i cross join unnest('{AB,NOP}'::text[]) as r (code)
  where (i ->> 'autorise')::boolean;
  insert into certificat.certificat (organisation_id, numero, organisme, groupement_id, referentiel_code, categorie, valide_du, valide_au, valide_pendant, cree_le)
  values (v_org, 'N', 'Organisme', v_groupement, 'AB', 'Végétaux', v_debut::date, v_t0::date + 300,
          tstzrange(v_debut, modele.le(o -> 'certificat_jusque')), v_debut);
  perform modele.installer_producteur(o, p, v_debut) from jsonb_array_elements(o -> 'producteurs') as p;
  insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
  select v_org, (i ->> 'utilisateur_id')::uuid, (i ->> 'producteur_id')::uuid, 'parent', tstzrange(v_debut, modele.le(i -> 'jusque'))
  from jsonb_array_elements(o -> 'interets') as i;
end
$$;

create function modele.installer_producteur(o jsonb, p jsonb, p_debut timestamptz) returns void language plpgsql as $$
declare
  v_org uuid := (o ->> 'id')::uuid;
  v_id uuid := (p ->> 'id')::uuid;
  v_campagne uuid := (o #>> '{campagne,id}')::uuid;
  v_groupement uuid := (o ->> 'groupement_id')::uuid;
  v_ananas uuid := (select (x ->> 'id')::uuid from jsonb_array_elements(o -> 'produits') as x where x ->> 'code' = 'ANANAS');
  k jsonb := p -> 'parcelle';
  r jsonb := p #> '{parcelle,rectangle}';
  v_parcelle uuid := (k ->> 'id')::uuid;
begin
  insert into producteur.producteur (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, actif_pendant, cree_le)
  values (v_org, v_id, v_groupement, v_groupement, p ->> 'nom', 'Initial',
          tstzmultirange(tstzrange(p_debut, modele.le(p -> 'actif_jusque'))), p_debut);
  insert into producteur.piece_identite (organisation_id, producteur_id, type, numero, pays)
  select v_org, v_id, p #>> '{piece,type}', p #>> '{piece,numero}', p #>> '{piece,pays}' where p -> 'piece' <> 'null';
  insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom, surface_declaree_m2, cree_le)
  values (v_org, v_parcelle, v_id, v_id, v_groupement, 'Champ', 10000, p_debut);
  insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
  values (v_org, v_parcelle, v_ananas, v_ananas, 10000);
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, date_operation)
  values (v_org, (k ->> 'polygone_id')::uuid, v_parcelle, public.st_makeenvelope(
            (r ->> 'ouest')::double precision, (r ->> 'sud')::double precision, (r ->> 'est')::double precision,
            (r ->> 'nord')::double precision, 4326), (k ->> 'surface_m2')::bigint, 400, p_debut);
  perform conformite.reviser(v_parcelle, s.key, s.value, p_debut, 'essai', null, p_debut)
  from jsonb_each_text(jsonb_build_object('AB', k ->> 'etat') || (k -> 'autres')) as s;
  insert into parcelle.rendement (organisation_id, parcelle_id, campagne_id, produit_id, rendement_g_ha, raison, fixe_le)
  select v_org, v_parcelle, v_campagne, v_ananas, (k ->> 'rendement')::bigint, 'essai', p_debut where k -> 'rendement' <> 'null';
  insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes, statut, proposee_le)
  values (v_org, v_campagne, v_id, 'ANANAS', k ->> 'etat', (p ->> 'plafond_g')::bigint,
          jsonb_build_array(jsonb_build_object('parcelle_id', v_parcelle)), 'validee', p_debut);
  insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id, plafond_g)
  values (v_org, v_campagne, v_id, 'ANANAS', k ->> 'etat', v_groupement, (p ->> 'plafond_g')::bigint);
end
$$;
grant execute on function modele.le(jsonb), modele.installer(jsonb), modele.installer_producteur(jsonb, jsonb, timestamptz) to metier;
