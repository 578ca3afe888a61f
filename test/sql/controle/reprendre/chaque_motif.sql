-- Spec: file-de-controle#reprise-manuelle: a manual processing works alike for the four motifs that
-- write nothing: unreadable, obsolete, wrong fingerprint, inactive module.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('illisible', '{}', '{}', '{}', '{"payload": "illisible"}');
select from essai.collecter('obsolète', '{}', '{"version_schema": 0}');
select from essai.collecter('empreinte', '{}', '{}', '{}', '{"empreinte_calculee": "ab"}');
update module.activation set actif_pendant = '{}' where module = 'noyau';
select from essai.collecter('module');
select is((select string_agg(k.motif, ',' order by k.motif) from controle.controle k),
  'donnees_illisibles,empreinte_incoherente,module_inactif,version_client_obsolete',
  'four commands');
select is(essai.lever('rsci ESSAI', n, m, 'reprise_manuelle', essai.payload_corrige(n)), 'leve', m)
from (values ('illisible', 'donnees_illisibles'), ('obsolète', 'version_client_obsolete'),
  ('empreinte', 'empreinte_incoherente'), ('module', 'module_inactif')) as v (n, m);
select is((select string_agg(c.numero_officiel, ',' order by c.numero_officiel)
    from collecte.collecte c),
  'MP-ANANAS-26-0001,MP-ANANAS-26-0002,MP-ANANAS-26-0003,MP-ANANAS-26-0004',
  'each is written, and takes its number in the order of resuming');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 0::bigint,
  'the module that is still inactive is not asked again');

select * from finish();
rollback;
