-- Spec: commandes#synchronisation: a batch within ten minutes of another belongs to the same
-- synchronization, whatever the size: the fifty-first command is judged like the first.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.lot(p_le timestamptz) returns commande.liasse language sql as $$
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), p_le)
$$;
create function pg_temp.motif(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, '{}', '{"horloge": null}',
      to_jsonb(pg_temp.lot(p_le))))
$$;

select from commande.clore_liasse(pg_temp.lot(essai.t()), true);
select is((pg_temp.lot(essai.t(0, '08:10'))).synchro_precedente, essai.t(-1),
  'ten minutes after a full batch: compared with the synchronization before it');
select is(pg_temp.motif('51e', essai.t(0, '08:10')), null,
  'the 51st command, captured before the first batch, is judged as the first');
select is((pg_temp.lot(essai.t(0, '08:10') + interval '1 ms')).synchro_precedente, essai.t(),
  'one millisecond later: compared with the full batch');
select is(pg_temp.motif('trop tard', essai.t(0, '08:10') + interval '1 ms'),
  'horloge_invraisemblable',
  'it is a synchronization of its own');

select from commande.clore_liasse(pg_temp.lot(essai.t(0, '08:05')), true);
select is((pg_temp.lot(essai.t(0, '08:15'))).synchro_precedente, essai.t(-1),
  'a third batch continues through the second');
select from commande.clore_liasse(pg_temp.lot(essai.t(0, '08:06')), false);
select is((pg_temp.lot(essai.t(0, '08:07'))).synchro_precedente, essai.t(-1),
  'a batch that stopped at a lost sequence too');

select * from finish();
rollback;
