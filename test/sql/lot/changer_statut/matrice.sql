-- Spec: lots#passages: every act is tried from every state, and only those of the table succeed.
begin;
set local role metier;
select plan(80);
select essai.preparer();

create function pg_temp.attendu(p_acte text, p_de text) returns text language sql as $$
  select coalesce((select m.vers from (values
    ('soumettre', 'brouillon', 'en_attente'), ('annuler', 'brouillon', 'annulé'),
    ('valider', 'en_attente', 'validé'), ('rejeter', 'en_attente', 'rejeté'),
    ('annuler', 'en_attente', 'annulé'),
    ('consommer', 'validé', 'consommé'), ('mettre_en_quarantaine', 'validé', 'quarantaine'),
    ('annuler', 'validé', 'annulé'),
    ('archiver', 'validé', 'archivé'), ('liberer', 'quarantaine', 'validé'),
    ('annuler', 'quarantaine', 'annulé'),
    ('archiver', 'consommé', 'archivé'), ('archiver', 'rejeté', 'archivé')) as m (acte, de, vers)
    where m.acte = p_acte and m.de = p_de), 'transition_refusee')
$$;
select is(essai.agir(n.nom, a), pg_temp.attendu(a, s), s || ': ' || a)
from unnest('{brouillon,en_attente,validé,consommé,quarantaine,rejeté,annulé,archivé}'::text[]) as s
  cross join unnest(
    '{soumettre,valider,rejeter,annuler,consommer,mettre_en_quarantaine,liberer,archiver,naitre,'
    'devalider}'::text[]) as a
  cross join lateral (select essai.lot(s || ' ' || a, 1000, s) as id, s || ' ' || a as nom) as n;

select * from finish();
rollback;
