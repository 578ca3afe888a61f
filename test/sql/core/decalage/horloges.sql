-- Spec: api#instants: a time zone has an offset at an instant, east and west, in summer and in
-- winter.
begin;
set local role metier;
select plan(4);

select is(core.decalage('2026-06-01 08:00+00', 'Africa/Porto-Novo'), '+01:00', 'east');
select is(core.decalage('2026-06-01 08:00+00', 'America/St_Johns'), '-02:30', 'west, in summer');
select is(core.decalage('2026-01-01 08:00+00', 'America/St_Johns'), '-03:30', 'in winter');
select is(core.decalage('2026-01-01 08:00+00', 'Africa/Abidjan'), '+00:00', 'none');

select * from finish();
rollback;
