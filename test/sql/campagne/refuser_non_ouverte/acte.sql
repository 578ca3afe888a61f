-- Spec: packs-et-campagnes#non-ouverte: the refusal names the campaign, its open periods and the
-- act that leads out.
begin;
set local role metier;
select plan(6);
select essai.preparer_receptions();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

select from campagne.creer(essai.id('C27'), 'C27', 'Campagne 2027', 2027, '2027-01-01',
  '2027-12-31', (select c.pack_version_id from campagne.campagne c), essai.t());
select is(essai.details_de($$ select campagne.exiger_figee('C27') $$) ->> 'acte',
  'npm run admin -- campagne ouvrir', 'in preparation');

create function pg_temp.ouverture(p_nom text, p_origine text, p_date timestamptz) returns text
language sql as $$
  select essai.details_de(format(
    'select reception.exiger_ouverture(%L::reception.reception, %L::tstzmultirange)',
    jsonb_populate_record(null::reception.reception, jsonb_build_object(
      'id', coalesce(nullif(current_setting('essai.reception_' || p_nom, true), '')::uuid,
        essai.id(p_nom)),
      'origine', p_origine, 'campagne_id', essai.id('campagne ESSAI'), 'date_operation', p_date)),
    (select c.active_pendant from campagne.campagne c where c.id = essai.id('campagne ESSAI'))))
    ->> 'acte'
$$;
select is(pg_temp.ouverture('neuve', 'membres', essai.t(-400)),
  'POST /v1/receptions', 'a new reception: another date or campaign');
select essai.acheter('a', '{"brouillon": true}');
select is(pg_temp.ouverture('a', 'achat', essai.t(-400)),
  format('PATCH /v1/receptions/%s', (select r.id from essai.recue('a') r)),
  'a draft is changed');
select essai.traiter_reception('a', 'soumettre');
select is(pg_temp.ouverture('a', 'achat', essai.t(-400)),
  format('POST /v1/receptions/%s/corriger',
         (select r.id from essai.recue('a') r)), 'one that waits is corrected');
select is(pg_temp.ouverture('a', 'achat', essai.t(0)), null, 'while it is open');
select is(
  (select array_agg(k order by k)
   from jsonb_object_keys(essai.details_de(
     $$ select campagne.refuser_non_ouverte(essai.id('campagne ESSAI')) $$)) as k),
  '{campagne_id,ouverte_pendant,statut}', 'with its periods');

select * from finish();
rollback;
