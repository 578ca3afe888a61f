-- Spec: ventes-et-expeditions#certificat: goods not covered by the organization's certificate at
-- the date are refused or give a warning, by the setting.
begin;
set local role metier;
select plan(13);
select essai.preparer();

create function pg_temp.vendre(p_code text, p_jour integer default 1,
  p_qualites jsonb default '{"AB": "AB"}') returns text language sql as $$
  select essai.refus(format('select essai.vendre(%L, %L)', p_code,
      jsonb_build_object('date_operation', essai.t(p_jour), 'lignes',
        essai.ligne_vente(1000, p_qualites))))
$$;
create function pg_temp.etat(p_code text) returns text language sql as $$
  select concat_ws(' ', v #>> '{certificats,0,etat}', v ->> 'alertes')
  from (select vente.presenter(essai.vente(p_code))::jsonb as v) as p
$$;
select is(pg_temp.vendre('A'), '409 certificat_non_valide', 'none at all');
select is(pg_temp.vendre('B', 1, '{}'), 'accepté', 'nothing organic needs none');
select is(pg_temp.vendre('C', 1, '{"AB": "C1"}'), 'accepté',
  'a state that displays conventional neither');
select is(pg_temp.vendre('D', 1, '{"AB": "C2"}'), '409 certificat_non_valide',
  'goods in conversion do');
select essai.certifier('GROUPE', '2026-01-01', '2026-12-31', '{"portee": [{"activite": "vente"}]}');
select essai.certifier('AUTRE', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "production"}]}', null);
select is(pg_temp.vendre('E'), '409 certificat_non_valide',
  'neither a group''s nor one for another activity');
select essai.certifier('ANNEE', '2026-06-01', '2026-06-30',
  '{"portee": [{"activite": "expedition"}]}', null);
select is(pg_temp.vendre('F'), 'accepté', 'one that covers the shipping');
select is(pg_temp.etat('F'), 'valide []', 'which is kept');
select is(pg_temp.vendre('G', -5), '409 certificat_non_valide', 'before its first day');

insert into reglage.reglage values (core.organisation_id(), 'vente.certificat_mode', 1, '"signal"',
  essai.t(-1), essai.id('admin ESSAI'));
select is(pg_temp.vendre('H', -5), '409 certificat_non_valide', 'the setting of the date decides');
select essai.suspendre('ANNEE', 'suspendu');
select is(pg_temp.vendre('I'), 'accepté', 'signalled only');
select is(pg_temp.etat('I'), 'suspendu ["certificat_non_valide"]', 'with its state');
select essai.certifier('SECOURS', '2026-01-01', '2026-12-31', '{"portee": [{"activite": "vente"}]}',
  null);
select pg_temp.vendre('J');
select is(pg_temp.etat('J'), 'valide []', 'one in force comes first');
select is(vente.alertes(null), '{}', 'a draft says nothing');

select * from finish();
rollback;
