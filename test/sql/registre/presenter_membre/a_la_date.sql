-- Spec: registres#membres: the register of a date has the facts of that date: plots held, areas by
-- state and survey, amounts of a year, inspections, findings; nothing later; and the report agrees.
begin;
set local role metier;
select plan(23);
select essai.preparer_operations();

create function pg_temp.membre(p_qui text, p_le timestamptz) returns jsonb language sql as $$
  select registre.presenter_membre(p, p_le, true, true, true, 7) from producteur.producteur p
  where p.id = essai.id(p_qui)
$$;
select essai.producteur('Afi');
insert into conformite.referentiel_coche (organisation_id, referentiel_code, coche_pendant)
select core.organisation_id(), r, '{(,)}' from unnest('{AB,NOP}'::text[]) as r
on conflict do nothing;
update conformite.referentiel_coche set coche_pendant = '{(,)}';
select essai.statut('parcelle Kossi', 'C2', essai.t(-20));
insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison,
  auteur_id, enregistre_le)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('Kossi'), essai.id('Afi'),
  essai.t(-5), 'vente', essai.id('rsci ESSAI'), essai.t());
update parcelle.parcelle set producteur_id = essai.id('Afi')
where id = essai.id('parcelle Kossi');
select essai.faire('inspection.enregistrer', 'i', jsonb_build_object('producteur_id',
  essai.id('Afi'), 'reponses', '{"haie": true, "cahier": false}'::jsonb));

select is(pg_temp.membre('Kossi', essai.t(-6)) -> 'parcelles',
  jsonb_build_array(essai.id('parcelle Kossi')), 'a plot stands with whoever held it then');
select is(pg_temp.membre('Kossi', essai.t()) -> 'parcelles', '[]', 'and not with them later');
select is(pg_temp.membre('Kossi', essai.t(-30)) #>> '{surfaces,0,bio_m2}',
  (select p.surface_declaree_m2::text from parcelle.parcelle p
   where p.id = essai.id('parcelle Kossi')), 'organic then, as declared');
select is(pg_temp.membre('Kossi', essai.t(-10)) #>> '{surfaces,0,conversion_m2}',
  (select p.surface_declaree_m2::text from parcelle.parcelle p
   where p.id = essai.id('parcelle Kossi')), 'in conversion later');
select is(pg_temp.membre('Afi', essai.t(-1)) -> 'derniere_inspection', 'null', 'no inspection yet');
select is(pg_temp.membre('Afi', essai.t()) #>> '{derniere_inspection,id}', essai.id('i')::text,
  'the latest inspection');
select is(array[pg_temp.membre('Afi', essai.t(-1)) ->> 'non_conformites_ouvertes',
    pg_temp.membre('Afi', essai.t()) ->> 'non_conformites_ouvertes'], '{0,1}',
  'what was found by then');
select is(pg_temp.membre('Afi', essai.t()) ->> 'prochaine_inspection', '2027-06-01',
  'the next inspection is due after a year');
select is((select registre.presenter_membre(p, essai.t(), false, false, false, 7)
      ->> 'non_conformites_ouvertes' from producteur.producteur p where p.id = essai.id('Afi')),
  null, 'who reads no inspections is shown none');

-- The start of conversion, the estimates and the official controls as of a date.
select from essai.faire('recolte.estimer', 'e1', '{"quantite_g": 5000}');
select from essai.faire('recolte.estimer', 'e2', '{"quantite_g": 7000}');
update recolte.estimation e set date_operation = essai.t(2) where e.id = essai.id('e2');
create function pg_temp.officiel(p_jour date, p_organisme text) returns uuid language sql as $$
  select (inspection.noter_controle_officiel(jsonb_build_object('producteur_id',
    essai.id('Afi'), 'jour', p_jour, 'organisme', p_organisme, 'controleur', 'M. Sossou'),
    essai.id('rsci ESSAI'), essai.t()) ->> 'id')::uuid
$$;
select set_config('essai.officiel', pg_temp.officiel('2026-05-30', 'Ecocert')::text, true);
select from pg_temp.officiel('2026-05-28', 'CERES');
create function pg_temp.conversion() returns text language sql as $$
  select concat_ws(' ', c ->> 'etat_code', c ->> 'debut_conversion')
  from jsonb_array_elements(pg_temp.membre('Afi', essai.t()) -> 'conversions') as c
  where c ->> 'parcelle_id' = essai.id('parcelle Kossi')::text and c ->> 'referentiel_code' = 'AB'
$$;
select is(pg_temp.conversion(), 'C2', 'no start of a conversion that no calendar knows');
select essai.grille();
select is(pg_temp.conversion(), 'C2 2025-05-12T08:00:00Z',
  'the start of the conversion, a year before its second year');
select is(array[pg_temp.membre('Afi', essai.t(1)) #>> '{estimations,0,quantite_g}',
    pg_temp.membre('Afi', essai.t(2)) #>> '{estimations,0,quantite_g}',
    pg_temp.membre('Afi', essai.t(-2)) ->> 'estimations'], '{5000,7000,[]}',
  'the latest estimate of then');
select is(array[pg_temp.membre('Afi', essai.t()) #>> '{dernier_controle_officiel,organisme}',
    pg_temp.membre('Afi', essai.t(-3)) #>> '{dernier_controle_officiel,organisme}',
    pg_temp.membre('Afi', essai.t(-9)) ->> 'dernier_controle_officiel'],
  array['Ecocert', 'CERES', null], 'the latest control of then, none before');
select is(inspection.annuler_controle_officiel(current_setting('essai.officiel')::uuid, 'Erreur',
    essai.id('rsci ESSAI'), essai.t()) ->> 'raison_annulation', 'Erreur', 'one is cancelled');
select is(pg_temp.membre('Afi', essai.t()) #>> '{dernier_controle_officiel,organisme}', 'CERES',
  'and counts no more');
select throws_ok($$ select pg_temp.officiel('2026-06-02', 'CERES') $$, 'TR400',
  'parametre_invalide', 'no day to come');
reset role;
select is(array_agg(concat_ws(' ', r.parcelles, r.surfaces, r.chiffre_affaires, r.membre_depuis,
    r.derniere_inspection_le, r.prochaine_inspection, r.echantillons, r.non_conformites_ouvertes,
    r.estimations, r.controle_officiel_le, r.controle_officiel_par, (
      select jsonb_agg(c || jsonb_build_object('debut_conversion',
        core.horodatage((c ->> 'debut_conversion')::timestamptz)))
      from jsonb_array_elements(r.conversions) as c)) order by r.nom),
  (select array_agg(concat_ws(' ',
     array(select jsonb_array_elements_text(m -> 'parcelles'))::uuid[],
     (select coalesce(jsonb_object_agg(s ->> 'referentiel_code', s - 'referentiel_code'), '{}')
      from jsonb_array_elements(m -> 'surfaces') as s),
     (select coalesce(jsonb_object_agg(c ->> 'devise', c -> 'montant'), '{}')
      from jsonb_array_elements(m -> 'chiffre_affaires') as c),
     (m ->> 'membre_depuis')::timestamptz,
     (m #>> '{derniere_inspection,date_operation}')::timestamptz, m ->> 'prochaine_inspection',
     array(select jsonb_array_elements_text(m -> 'echantillons')),
     m ->> 'non_conformites_ouvertes', (
       select coalesce(jsonb_agg(e - 'date_operation'), '[]')
       from jsonb_array_elements(m -> 'estimations') as e),
     m #>> '{dernier_controle_officiel,jour}', m #>> '{dernier_controle_officiel,organisme}',
     nullif(m -> 'conversions', '[]'))
     order by m ->> 'nom')
   from unnest('{Afi,Kossi}'::text[]) as q
     cross join lateral pg_temp.membre(q, essai.t(j.jour) - interval '1 microsecond') as m),
  format('the report of day %s says what the register says at its end', j.jour))
from unnest('{-30,-10,-4,-3,0,1,3}'::integer[]) as j (jour)
  cross join lateral rapports.registre_membre_a(essai.t(j.jour)) as r
where r.producteur_id in (essai.id('Afi'), essai.id('Kossi'))
group by j.jour order by j.jour;

select * from finish();
rollback;
