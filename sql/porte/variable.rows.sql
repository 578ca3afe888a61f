-- The variables of lists: values that a list looks up once for all its rows, in this order, after
-- its call is open.
-- Spec: api#pages.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
with ecrite (liste, nom, type, expression) as (
  values
    ('attendus', 'v_reception_id', 'uuid', $$(p_requete ->> 'reception_id')::uuid$$),
    ('bilan_matiere', 'v_bornes', 'record',
     $$organisation.periode((p_requete ->> 'du')::date, (p_requete ->> 'au')::date)$$),
    ('certificats_operations', 'v_certificat', 'certificat.certificat',
     $$certificat.exiger((p_requete ->> 'id')::uuid)$$),
    ('certificats_operations', 'v_periode', 'tstzrange',
     $$certificat.periode(
       v_certificat, coalesce((p_requete ->> 'du')::date, v_certificat.valide_du),
       coalesce((p_requete ->> 'au')::date, v_certificat.valide_au))$$),
    ('conformite_statuts', 'v_fin', 'timestamptz',
     $$(select ((p_requete ->> 'le')::date + 1)::timestamp at time zone o.fuseau_horaire
               - interval '1 microsecond'
       from organisation.organisation o where o.id = core.organisation_id())$$),
    ('corrections', 'v_entites', 'text[]', 'fiche.corrections_lisibles(v_session, now())'),
    ('documents', 'v_types', 'text[]',
     $$document.types_demandes(
       v_session, (p_requete ->> 'entite_id')::uuid, p_requete ->> 'code', now())$$),
    ('editeur_factures', 'v_jour', 'date', 'core.jour_editeur(now())'),
    ('editeur_licences', 'v_jour', 'date', 'core.jour_editeur(now())'),
    ('imports', 'v_genres', 'text[]', 'importation.genres_permis(v_session, now())'),
    ('interets', 'v_tous', 'boolean',
     'v_session.utilisateur_id is null '
      || 'or inspection.peut_gerer_interets(v_session.utilisateur_id, now())'),
    ('registre_membres', 'v_au', 'timestamptz',
     $$coalesce(core.fin_du_jour((p_requete ->> 'au')::date), now())$$),
    ('registre_membres', 'v_inspection', 'boolean',
     $$utilisateur.peut_lire(v_session, now(), 'inspection')$$),
    ('registre_membres', 'v_argent', 'boolean',
     $$utilisateur.peut_lire(v_session, now(), 'contrats')$$),
    ('registre_membres', 'v_estimation', 'boolean',
     $$utilisateur.peut_lire(v_session, now(), 'estimation')$$),
    ('registre_membres', 'v_version', 'bigint',
     'coalesce((select max(e.id) from journal.evenement e), 0)')
),
souhait as (
  select e.liste, e.nom, row_number() over () as rang, e.type, e.expression from ecrite e
),
retiree as (
  delete from porte.variable v
  where not exists (select from souhait s where (s.liste, s.nom) = (v.liste, v.nom))
)
insert into porte.variable as v (liste, nom, rang, type, expression)
select s.liste, s.nom, s.rang, s.type, s.expression from souhait s
on conflict (liste, nom) do update
  set rang = excluded.rang, type = excluded.type, expression = excluded.expression
  where v is distinct from excluded;
